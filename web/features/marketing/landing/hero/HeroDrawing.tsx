import { PHASES } from "#web/features/marketing/copy/Copy.ts";
import { BridgeElevation } from "#web/features/marketing/landing/hero/BridgeElevation.tsx";
import { TitleBlock } from "#web/features/marketing/landing/hero/TitleBlock.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

const WIDE = {
  width: 1120,
  height: 288,
  margin: 40,
  dimension: 14,
  deck: 62,
  springing: 148,
  bank: 166,
  bed: 254,
  columns: 16,
  panels: 26,
  pier: 16,
  rail: 12,
};
/** Drawn for a phone, not made smaller: fewer and nearer lines. */
const NARROW = {
  width: 360,
  height: 150,
  margin: 12,
  dimension: 10,
  deck: 40,
  springing: 84,
  bank: 94,
  bed: 130,
  columns: 8,
  panels: 9,
  pier: 8,
  rail: 7,
};

/** The bridge's four spans are the four phases; the statistics stand in its title block. */
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
      <BridgeElevation size={WIDE} className="hero-wide" />
      <BridgeElevation size={NARROW} className="hero-narrow" />
      <TitleBlock />
    </figure>
  );
}
