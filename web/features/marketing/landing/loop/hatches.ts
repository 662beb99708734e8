import { type Category } from "#web/features/marketing/copy/Copy.ts";

interface Hatch {
  /** The distance between the hatch lines; null fills the area with colour. */
  step: number | null;
  /** The rotation of the hatch lines in degrees. */
  turn: number;
}

/** The hatching of each category, so that the categories differ not only by colour. */
export const hatches: Record<Category, Hatch> = {
  core: { step: null, turn: 0 },
  contributors: { step: 5, turn: 45 },
  market: { step: 9, turn: -45 },
  future: { step: 400, turn: 0 },
};

export const hatchFill = (category: Category) =>
  hatches[category].step === null ? "currentColor" : `url(#hatch-${category})`;
