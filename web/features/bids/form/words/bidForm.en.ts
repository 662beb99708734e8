export const words = {
  checkYourBid: "Check your bid",
  youCanReviseOrWithdrawYour: (closingDate: string) =>
    `You can revise or withdraw your bid until the tender closes: ${closingDate}. After that it is binding as it is.`,
  youCanReviseOrWithdrawYour2:
    "You can revise or withdraw your bid until the tender closes. After that it is binding as it is.",
  bidAmount: "Bid amount",
  inWords: "In words",
  budgetRange: "Budget range",
  timeline: "Timeline",
  inDays: "(days)",
  files: "Files",
  whoCanReadIt: "Who can read it",
  onlyYourCompanyUntilTheBids: "Only your company, until the bids are opened after closing. Then administrators too.",
  yourCompanyAndAdministratorsFromNow: "Your company and administrators, from now on. Other bidders cannot read it.",
  aboveTheRange: (value: string) => `${value} above the range`,
  belowTheRange: (value: string) => `${value} below the range`,
  withinTheRange: "Within the range",
  none: "None",
  uploadTheFilesOfYourProposal:
    "Upload the files of your proposal here, or name them now and give their addresses until 24 hours after closing.",
  addFiles: "Add files",
  failedToSubmitBidPleaseTry: "Failed to submit bid. Please try again.",
  yourBidCouldNotBeConfirmed:
    "Your bid could not be confirmed. What you typed is kept, and submitting it again will not create a second bid.",
  yourBidHasBeenSubmittedSuccessfully: "Your bid has been submitted successfully",
  submitBid: "Submit Bid",
  submitting: "Submitting...",
  thisTenderIsSealedNobodyBut: "This tender is sealed: nobody but your company reads your bid before the opening.",
  administratorsCanReadBidsOnThis: "Administrators can read bids on this tender before it closes.",
  afterTheAwardEveryBidderIs: " After the award every bidder is told who won, and the amount.",
  closed: "Closed",
  bidding: "Bidding",
  biddingOnThisTenderHasClosed: (isKept: boolean) =>
    `Bidding on this tender has closed.${isKept ? " What you typed is kept." : ""}`,
  browseTenders: "Browse Tenders",
  yourBid: "Your bid",
  budgetRangeOf: (budgetRange: string, offer: string | null) =>
    `Budget range: ${budgetRange}${offer ? `. You offer ${offer}` : ""}`,
  thisTenderWasDeletedSinceYou: "This tender was deleted since you opened it and takes no bids any more.",
  whatYouTypedIsKeptAs:
    "What you typed is kept as a draft: read it under My Bids, and use what you need for another tender.",
  whatYouTypedStandsOnlyOn:
    "What you typed stands only on this page: copy what you need for another tender before you leave it.",
  myBids: "My Bids",
  technicalProposal: "Technical proposal",
  atLeastCharactersMethodTeamEquipment: (minProposal: number) =>
    `At least ${minProposal} characters: method, team, equipment, comparable works.`,
  documentsUrl: "Documents URL",
  optionalALinkToYourDrawings: "Optional: a link to your drawings, certificates and price schedule.",
  whatYouTypedIsKeptRead: "What you typed is kept. Read what changed, and send your bid again as it is or changed.",
  thisTenderWasChangedSinceYou: "This tender was changed since you saved your draft",
  whatYouTypedIsKept: "What you typed is kept.",
};
