export const words = {
  biddingHasClosed: "Bidding has closed",
  n1DayLeft: "1 day left",
  daysLeft: (value: string) => `${value} days left`,
  closingSoon: "CLOSING SOON",
  questions: "Questions",
  questionsOf: (tenderNumber: string) => `Questions: ${tenderNumber}`,
  backToTenders: "Back to Tenders",
  tenderNotFound: "Tender not found",
  itMayHaveBeenWithdrawnOr: "It may have been withdrawn, or its address is wrong.",
};
