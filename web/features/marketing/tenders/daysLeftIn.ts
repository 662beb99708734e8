import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";

/** "3 days left". In its last moment a tender has 0 whole days left, which counts as 1. */
export const daysLeftIn = ({ daysLeft: { one, many } }: TendersCopy, days: number) =>
  days <= 1 ? one : many.replace("{count}", String(days));
