import { locale } from "#web/format/words/language.en.ts";

export const words = {
  readingBidsOf: (read: number, total: number, isExact: boolean) =>
    `Reading bids… ${read.toLocaleString(locale)} of ${isExact ? "" : "more than "}${total.toLocaleString(locale)}`,
  overTheMaximumBy: (share: string) => `+${share} over the maximum`,
  overTheMaximum: "over the maximum",
  underTheMinimumBy: (share: string) => `−${share} under the minimum`,
  theOtherBidsCouldNot: "The other bids could not be loaded.",
  budgetOf: (range: string) => `Budget ${range}`,
  bidsRead: "Bids read",
  company: "Company",
  amount: "Amount",
  againstBudget: "Against budget",
  days: "Days",
  submitted: "Submitted",
  status: "Status",
  bidsOnCompared: (tenderNumber: string) => `Bids on ${tenderNumber} compared`,
  withinRange: "within range",
};
