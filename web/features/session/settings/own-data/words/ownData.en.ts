export const words = {
  yourNameAddressesPhoneNumberDrafts:
    "Your name, addresses, phone number, drafts and links are removed at once, and all your sessions end.",
  bidsThatYouSubmittedStayUnder:
    "Bids that you submitted stay under your company's name, and stay valid: they can be opened and accepted. Withdraw a bid first if it should not count.",
  nobodyCanReachYouAboutA:
    "Nobody can reach you about a bid any more: your e-mail address is gone. Download your data and your receipts first.",
  theRecordOfWhatWasDone: "The record of what was done keeps an id, no name.",
  theServerCouldNotBeReached: "The server could not be reached.",
  accountNotClosed: "Account not closed",
  closeYourAccount: "Close your account",
  thisCannotBeUndoneALast: "This cannot be undone. A last mail confirms it.",
  yourPassword: "Your password",
  closeAccountForGood: "Close Account for Good",
  closing: "Closing...",
  keepAccount: "Keep Account",
  yourData: "Your Data",
  allThatIsHeldAboutYou: (myDataFile: string) =>
    `All that is held about you, as the file ${myDataFile}: account, company profile, bids with their revisions, drafts, sessions, mails and what was recorded.`,
  downloading: "Downloading...",
  downloadMyData: "Download My Data",
  closeAccount: "Close Account",
  theServerCouldNotBeReached2: "The server could not be reached: your data was not downloaded.",
};
