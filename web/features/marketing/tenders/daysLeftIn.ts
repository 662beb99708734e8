import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";

/**
 * Formats the days left, for example "3 days left". On its last day a tender has 0 whole days left; the page then shows
 * 1.
 */
export const daysLeftIn = ({ daysLeft: { one, many } }: TendersCopy, days: number) =>
  days <= 1 ? one : many.replace("{count}", String(days));
