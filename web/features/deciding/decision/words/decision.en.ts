import { locale } from "#web/format/words/language.en.ts";

const rejected = (others: number) => {
  if (others <= 0) return "It is the only bid.";
  return others === 1
    ? "The other bid will be rejected."
    : `The ${others.toLocaleString(locale)} other bids will be rejected.`;
};

export const words = {
  winsWith: (companyName: string, amount: string, others: number) =>
    `${companyName} wins with ${amount}. ${rejected(others)}`,
  theBidOfWasAccepted: (companyName: string) => `The bid of ${companyName} was accepted before.`,
  inYourWords: (isOptional: boolean) => `In your words${isOptional ? " (optional)" : ""}`,
  offersItGetsAnEmail: (companyName: string, amount: string, undoSeconds: number, hasOtherBids: boolean) =>
    `${companyName} offers ${amount}. It gets an email ${undoSeconds} seconds after you accept: until then you can undo. The tender is not awarded by this${hasOtherBids ? ", and the other bids stay as they are" : ""}. To choose this bid and reject the others in one step, award the tender instead.`,
  onlyOneBidOnA: (companyName: string, first: string) =>
    `Only one bid on a tender can be accepted. To accept the bid of ${companyName}, first take back the decision on the bid of ${first}. Or award the tender to ${companyName}: this rejects the bid of ${first}.`,
  getsAnEmailWithThe: (companyName: string, undoSeconds: number) =>
    `${companyName} gets an email with the reason that you give, ${undoSeconds} seconds after you reject: until then you can undo.`,
  awardThisTender: "Award this tender?",
  awardTender: "Award tender",
  whyTheOthersAreNot: "Why the others are not chosen",
  noReason: "No reason",
  aReasonForEachCompany: "A reason for each company",
  asToldBefore: "As told before",
  asAbove: "As above",
  nextStepsForTheWinner: "Next steps for the winner (optional)",
  readsExactlyTheseWords: (companyName: string) => `${companyName} reads exactly these words.`,
  theCompanyReadsExactlyThese: "The company reads exactly these words.",
  acceptThisBid: "Accept this bid?",
  acceptBid: "Accept bid",
  awardInstead: "Award instead",
  theBidOfIsAccepted: (first: string) => `The bid of ${first} is accepted`,
  undoThisDecision: "Undo this decision?",
  theEmailThatTheBid: (status: string, companyName: string) =>
    `The email that the bid was ${status} was sent to ${companyName}. It gets another email, that the bid is pending again.`,
  undoDecision: "Undo decision",
  rejectThisBid: "Reject this bid?",
  rejectBid: "Reject bid",
  reason: "Reason",
};
