import { type FundRow } from "#web/features/marketing/copy/Copy.ts";

/** Spec §9: minimum and maximum percent of the annual net operating margin. */
export const fundQuotas: Record<FundRow, readonly [least: number, most: number]> = {
  royalties: [5, 5],
  reinvestment: [2, 3],
  reserve: [1, 2],
};
