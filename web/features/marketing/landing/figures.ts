import type { Comparison, Benefit, FundRow } from "#web/features/marketing/copy/Copy.ts";

/** The unit of all lengths: the value of a firm without partners. */
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

/** Spec §9: percent above or below a firm that works alone, in the order of the copy's measures. */
export const benefitLevels: Record<Benefit, readonly number[]> = {
  design: [-40, -50],
  delivery: [-35],
  margin: [25],
};

/** Spec §9: minimum and maximum percent of the annual net operating margin. */
export const fundQuotas: Record<FundRow, readonly [least: number, most: number]> = {
  royalties: [5, 5],
  reinvestment: [2, 3],
  reserve: [1, 2],
};
