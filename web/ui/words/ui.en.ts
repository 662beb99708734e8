export const words = {
  closingSeal: "Closing seal",
  sealed: "Sealed",
  theReceiptsOfAllBidsThat:
    "The receipts of all bids that stood at the closing time are in it. It shows that no bid was added, removed or changed since: every bidder has it by mail, and",
  anybodyCanComputeIt: "anybody can compute it",
  opensInANewTabLabel: (label: string, ofIt: string) => `${label}: ${ofIt} (opens in a new tab)`,
  historyOf: (name: string) => `History: ${name}`,
  history: "History",
  showLess: "Show less",
  showAll: "Show all",
  theWasCopied: (name: string) => `The ${name} was copied`,
  theBrowserDidNotCopyIt: (name: string) => `The browser did not copy it: select the ${name} and copy it yourself`,
  copyItNowAndKeepIt: "Copy it now and keep it like a password. It is not shown again.",
  copy: (noun: string) => `Copy ${noun}`,
  iHaveKeptIt: "Done, I’ve saved it",
  theAwardWasTakenBack: (at: string, reason: string | null) =>
    `The award was taken back on ${at}.${reason ? ` Reason: ${reason}` : ""}`,
  price: "Price",
  requirementNotMet: "Requirement not met",
  documentMissing: "Document missing",
  addendumNotConfirmed: "Addendum not confirmed",
  other: "Other",
};
