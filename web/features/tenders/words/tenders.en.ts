import { counted, DAYS } from "#web/format/words/terms.en.ts";

export const words = {
  biddingHasClosed: "Bidding has closed",
  daysLeft: (days: number) => `${counted(days, DAYS)} left`,
  questions: "Questions",
  questionsOf: (tenderNumber: string) => `Questions: ${tenderNumber}`,
  backToTenders: "Back to Tenders",
  tenderNotFound: "Tender not found",
  itMayHaveBeenWithdrawnOr: "It may have been withdrawn, or its address is wrong.",
};
