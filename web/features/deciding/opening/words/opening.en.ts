import { locale } from "#web/format/words/language.en.ts";

export const words = {
  theNewestOf: (shown: number, total: number) => `The ${shown} newest of ${total.toLocaleString(locale)}`,
  bidsOpened: "Bids opened",
  openingApproved: "Opening approved",
  theBidsCouldNotBe: "The bids could not be opened. Please try again.",
  yourPassword: "Your password",
  typedAgainForTheOpening: "Typed again for the opening",
  openTheBids: "Open the bids",
  approveTheOpening: "Approve the opening",
  submitting: "Submitting...",
  closingSeal: "Closing seal",
  verifying: "Verifying...",
  verifyTheSeal: "Verify the seal",
  verificationOfTheSeal: "Verification of the seal",
  theSealCouldNotBe: "The seal could not be verified. This says nothing about the bids: try again.",
  missing: "Missing",
  added: "Added",
  altered: "Altered",
  theBidsAsTheyAre: "The bids as they are stored now give this seal: none was added, removed or changed.",
  theBidsAsTheyAre2: "The bids as they are stored now do not give this seal.",
  theseBidsCouldNotBe: "These bids could not be loaded.",
  sealedUntilTheOpening: "Sealed until the opening",
  noBidsSubmittedForThis: "No bids submitted for this tender yet.",
  companiesWithASealedBid: (tenderNumber: string) => `Companies with a sealed bid on ${tenderNumber}`,
  submitted: (companyName: string, submittedAt: string) => `${companyName}, submitted ${submittedAt}`,
  thisTenderWasCancelledIts: "This tender was cancelled: its bids are not opened.",
  theBidsCanBeOpened: (opensAt: string) => `The bids can be opened from ${opensAt}.`,
  theApprovalCouldNotBe: "The approval could not be taken back.",
  takeBackYourApproval: "Take back your approval",
  twoAdministratorsOpenTheseBids: (approvalMinutes: number) =>
    `Two administrators open these bids, within ${approvalMinutes} minutes.`,
  youApprovedTheOpeningOn: (at: string, end: string) =>
    `You approved the opening on ${at}. A second administrator is awaited, until ${end}.`,
  approvedTheOpeningOnYou: (username: string, at: string, end: string) =>
    `${username} approved the opening on ${at}. You open the bids as the second person, until ${end}.`,
  theBidsWereOpenedOn: (openedAt: string) => `The bids were opened on ${openedAt}.`,
};
