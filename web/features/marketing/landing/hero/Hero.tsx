import { HeroDrawing } from "#web/features/marketing/landing/hero/HeroDrawing.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Hero() {
  const { copy } = useSite();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div className="hero-words">
          <h1 id="hero-title">{copy.hero.title}</h1>
          <p className="lead">{copy.hero.lead}</p>
          <p className="hero-actions">
            <a className="button button-primary" href="#contact">
              {copy.hero.join}
            </a>
            <a className="button" href="#core-vision">
              {copy.hero.discover}
            </a>
          </p>
        </div>
        <HeroDrawing />
      </div>
    </section>
  );
}
