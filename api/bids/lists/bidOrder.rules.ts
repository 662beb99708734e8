/** The sort orders of bids. The texts describe the orders in the GraphQL schema. */
export const BID_ORDERS = {
  submittedAt: "By the newest revision's time.",
  bidAmount: "By the amount; leaves sealed bids out.",
  timelineDays: "By the number of days; leaves sealed bids out.",
  decidedAt: "By the time of the decision; leaves undecided bids out.",
  status: "By the status, in alphabetical order.",
  companyName: "By the company name of the profile.",
  companyCountry: "By the country of the profile; leaves out companies without one.",
  tenderNumber: "By the tender's number as stored with the bid.",
  tenderClosingDate: "By the tender's closing time.",
  tenderCategory: "By the tender's category.",
  tenderCountry: "By the tender's country.",
  id: "By the first submission, createdAt; a revision does not change it.",
};
export type BidOrderName = keyof typeof BID_ORDERS;
export const BID_ORDER_NAMES = Object.keys(BID_ORDERS) as BidOrderName[];
