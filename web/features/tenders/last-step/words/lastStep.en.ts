import { counted, type Forms } from "#web/format/words/terms.en.ts";

const BID: Forms = ["bid", "bids"];
const PERSON: Forms = ["person", "people"];
const CANNOT_BE_REVISED = "Bids can no longer be revised or withdrawn.";

export const words = {
  publishFromNowOnPartnersCan: (tenderNumber: string, title: string) =>
    `Publish ${tenderNumber}, ${title}? From now on partners can read it and bid on it.`,
  takesNoMoreBids: (tenderNumber: string) => `${tenderNumber} takes no more bids. ${CANNOT_BE_REVISED}`,
  theyTakeNoMoreBids: `They take no more bids. ${CANNOT_BE_REVISED}`,
  bidsStay: (count: number) => `${counted(count, BID)}: stay as they were submitted.`,
  bidsStayUndecided: (count: number) => `${counted(count, BID)}: stay undecided, if you have not decided on them.`,
  bidsStayStored: (count: number) => `${counted(count, BID)}: stay stored. Bidders still read their own bids.`,
  bidsStayStoredUnrevised: (count: number) =>
    `${counted(count, BID)}: stay stored. Bidders still read their own bids, but they cannot revise or withdraw them.`,
  bidsKeepTheirDecisions: (count: number) => `${counted(count, BID)}: keep their decisions. Change them in All Bids.`,
  withABidADraft: (people: number) => `${counted(people, PERSON)} with a bid, a draft or a question.`,
  cannotBeChangedAfterPublishing: "Cannot be changed after publishing",
  partnersAndVisitorsDocumentsAre: "Partners and visitors. Documents are for partners only.",
  biddersGetAnAddendum: "Bidders get an addendum.",
  youCanSetTheStatus: "You can set the status to Open again. Bidders then get an addendum.",
  checkAndPublish: "Check and publish",
  theClosingTimeOfHas: (tenderNumber: string, title: string) =>
    `The closing time of ${tenderNumber}, ${title}, has passed: partners can read it, but they cannot bid. To let them bid, cancel and change the closing date first.`,
  publish: "Publish",
  whoSeesIt: "Who sees it",
  budgetRange: "Budget range",
  closes: "Closes",
  changesLater: "Changes later",
  closeThisTender: "Close this tender?",
  partnersCanReadFromNow: (tenderNumber: string) =>
    `Partners can read ${tenderNumber} from now on, but they cannot bid.`,
  closeTender: "Close tender",
  nextStep: "Next step",
  openTheSealedBidsAfter: "Open the sealed bids after the closing time.",
  decideOnTheBidsIn: "Decide on the bids in All Bids.",
  undo: "Undo",
  setToAwardedWithoutChoosing: "Set to Awarded without choosing a bid?",
  partnersSeeAsAwardedBut: (tenderNumber: string) =>
    `Partners see ${tenderNumber} as awarded, but no bid is accepted. To choose the winner, use Award tender beside the bid instead.`,
  setToAwarded: "Set to Awarded",
  partnersSee: "Partners see",
  theTenderWasADraft: "The tender was a draft: partners see it from now on.",
  youCanTakeTheAward: "You can take the award back, with a reason that bidders read.",
  unpublishThisTender: "Unpublish this tender?",
  partnersAndVisitorsCanNo: (tenderNumber: string) =>
    `Partners and visitors can no longer open ${tenderNumber}: it becomes a draft that only administrators see.`,
  unpublish: "Unpublish",
  instead: "Instead",
  toEndTheTenderFor: "To end the tender for a reason that bidders can read, use Cancel tender.",
  takeBackTheAward: "Take back the award?",
  isNoLongerAwardedThe: (tenderNumber: string, afterwards: string) =>
    `${tenderNumber} is no longer awarded. ${afterwards} The decisions on the bids stay until you change them.`,
  takeBackAward: "Take back award",
  onRecord: "On record",
  theAuditTrailKeepsYour: "The audit trail keeps your reason. Partners read it on the tender’s page.",
  itBecomesADraftThat: "It becomes a draft that partners cannot open.",
  itsStatusIsOpenIt: "Its status is Open: it takes bids again until its closing time.",
  itsStatusIsClosedYou: "Its status is Closed: you can decide again.",
  bids: "Bids",
  none: "None",
  theTenderCouldNotBe: "The tender could not be loaded.",
  tenderUpdatedSuccessfully: "Tender updated successfully",
  failedToUpdateTender: "Failed to update tender",
  nobodyThereIsNoBid: "Nobody: there is no bid, draft or question.",
  partnersWithASavedSearch: "Partners with a saved search that matches this tender.",
  also: (concerned: string) => `Also ${concerned}`,
  nobody: "Nobody.",
  nobodyTheClosingTimeHas: "Nobody: the closing time has passed.",
  whoIsNotified: "Who is notified",
  reason: "Reason",
  atLeast20CharactersBidders: "At least 20 characters. Bidders read exactly these words.",
};
