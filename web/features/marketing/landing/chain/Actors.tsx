import { ACTORS } from "#web/features/marketing/copy/Copy.ts";
import { actorGlyphs } from "#web/features/marketing/landing/chain/actorGlyphs.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §1 and §2: the actors on one connected line, each with an icon, its benefit and its highlighted figure. */
export function Actors() {
  const { actors } = useSite().copy.supplyChain;
  return (
    <ol className="actors">
      {ACTORS.map((actor) => {
        const { drawn, helping, measured } = actorGlyphs[actor];
        const { title, benefit, highlight, highlightLabel } = actors[actor];
        return (
          <li key={actor}>
            <div className="actor-glyph">
              <svg className="drawing" viewBox="0 0 72 72" aria-hidden="true">
                <path className="thin" d={helping} />
                <path className="seen" d={drawn} />
                <path className="measured" d={measured} />
              </svg>
            </div>
            <h3>{title}</h3>
            <p className="actor-benefit">{benefit}</p>
            <p className="actor-highlight">
              <b>{highlight}</b> {highlightLabel}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
