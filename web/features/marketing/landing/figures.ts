import type { Comparison, Benefit, FundRow } from "#web/features/marketing/copy/Copy.ts";

/** The length of the bar for a firm without partners. The lengths of all other bars are relative to this length. */
export const BEFORE = 100;

/**
 * Spec §9, benefits: the lengths of the bars for design costs -40%, design time -50%, realization time up to -35% and
 * average operating margin +25%.
 */
export const comparisonLengths: Record<Comparison, number> = {
  designCost: 60,
  designTime: 50,
  realizationTime: 65,
  operatingMargin: 125,
};

/** The length of the longest bar, which is drawn at full width. */
export const FULL_LENGTH = Math.max(BEFORE, ...Object.values(comparisonLengths));

/** Spec §9: percentages above or below a firm that works alone, in the order of `measures` in the copy. */
export const benefitLevels: Record<Benefit, readonly number[]> = {
  design: [-40, -50],
  delivery: [-35],
  margin: [25],
};

/** Spec §9: the minimum and maximum share of each row, in percent of the annual net operating margin. */
export const fundQuotas: Record<FundRow, readonly [least: number, most: number]> = {
  royalties: [5, 5],
  reinvestment: [2, 3],
  reserve: [1, 2],
};
