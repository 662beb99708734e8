import { counted, type Forms } from "#web/format/words/terms.en.ts";

const BID: Forms = ["bid", "bids"];
const PERSON: Forms = ["person", "people"];

export const words = {
  itConcerns: (people: number) => `It concerns ${counted(people, PERSON)} with a bid, a draft or a question.`,
  bidsOf: (count: number) => `${counted(count, BID)}: what was submitted stays stored, and is not decided.`,
  theyAreAskedToConfirm: "They are asked to confirm or revise their bids",
  theyAreTold: "They are notified",
  aCorrectionToldInThe: "A correction: shown in the portal only",
  whatElseWasChangedSince:
    "The addendum also names what was changed since the tender last took bids. Bidders confirm it as usual, unless you choose otherwise.",
  biddersWillBeTold: "Bidders will be told",
  addendum: (newestAddendum: number) => `Addendum ${newestAddendum}.`,
  whatItAsksOfThem: "What it asks of them",
  noteForBidders: "Note for bidders",
  optionalWhyItWasChanged: "Optional: why it was changed",
  nobodyHasABidA: "Nobody has a bid, a draft or a question yet. The addendum is shown with the tender.",
  tenderCancelled: "Tender cancelled",
  failedToCancelTender: "Failed to cancel tender",
  cancelTenderOf: (tenderNumber: string) => `Cancel tender: ${tenderNumber}`,
  theTenderIsClosedFor: "The tender is closed for good: it cannot be opened again, decided or awarded.",
  thisTenderIsCancelledAlreadyOf: (cancelReason: string) => `This tender is cancelled already: ${cancelReason}`,
  thisTenderWasChangedElsewhere: (status: string, closingDate: string) =>
    `This tender was changed elsewhere since you opened it. It is ${status}, and its closing time is ${closingDate}. Your reason is kept: press Cancel tender again if it still holds.`,
  reason: "Reason",
  atLeast20Characters: "At least 20 characters",
  keepTheTender: "Keep the tender",
  cancelTender: "Cancel tender",
  partnersSee: "Partners see",
  nothingItWasNotPublished: "Nothing: it was not published.",
  theTenderAsCancelledWith: "The tender as cancelled, with your reason.",
  bids: "Bids",
  whoIsNotified: "Who is notified",
  none: "None",
};
