import { type Category } from "#web/features/marketing/copy/Copy.ts";

interface Hatch {
  /** The distance of the lines; null fills the area. */
  step: number | null;
  /** Degrees. */
  turn: number;
}

/** Categories differ by hatching, never by colour alone. */
export const hatches: Record<Category, Hatch> = {
  core: { step: null, turn: 0 },
  contributors: { step: 5, turn: 45 },
  market: { step: 9, turn: -45 },
  future: { step: 400, turn: 0 },
};

export const hatchFill = (category: Category) =>
  hatches[category].step === null ? "currentColor" : `url(#hatch-${category})`;
