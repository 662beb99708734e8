import { type Comparison } from "#web/features/marketing/copy/Copy.ts";

/** The unit of all lengths: the value of a firm that works alone. */
export const BEFORE = 100;

/** Spec §9, benefits: design -40% costs and -50% time, realization time up to -35%, average operating margin +25%. */
export const comparisonLengths: Record<Comparison, number> = {
  designCost: 60,
  designTime: 50,
  realizationTime: 65,
  operatingMargin: 125,
};

/** The longest bar has the full width. */
export const FULL_LENGTH = Math.max(BEFORE, ...Object.values(comparisonLengths));
