import { PHASES } from "#web/features/marketing/copy/Copy.ts";
import { BridgeElevation } from "#web/features/marketing/landing/hero/BridgeElevation.tsx";
import { NARROW_BRIDGE, WIDE_BRIDGE } from "#web/features/marketing/landing/hero/bridge.sizes.ts";
import { TitleBlock } from "#web/features/marketing/landing/hero/TitleBlock.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/**
 * A drawing of a bridge whose four spans represent the four phases. The drawing's title block contains the statistics.
 */
export function HeroDrawing() {
  const { copy } = useSite();
  return (
    <figure className="hero-drawing">
      <figcaption className="visually-hidden">{copy.hero.drawing}</figcaption>
      <ol className="hero-spans">
        {PHASES.map((phase) => (
          <li key={phase}>{copy.formula.phases[phase].title}</li>
        ))}
      </ol>
      <BridgeElevation size={WIDE_BRIDGE} className="hero-wide" />
      <BridgeElevation size={NARROW_BRIDGE} className="hero-narrow" />
      <TitleBlock />
    </figure>
  );
}
