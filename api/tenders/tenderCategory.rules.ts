/** All categories of the specification's two lists. */
export const TENDER_CATEGORIES = [
  "Infrastructure",
  "Construction",
  "Engineering",
  "Technology",
  "Services",
  "Design",
  "Consulting",
] as const;
export type TenderCategory = (typeof TENDER_CATEGORIES)[number];
