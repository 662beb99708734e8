export const words = {
  confirmed: (addendum: number, confirmedAt: string, confirmedBy: string) =>
    `${addendum === 1 ? "Addendum 1" : `All addenda up to ${addendum}`} confirmed on ${confirmedAt} by ${confirmedBy}`,
  youHaveConfirmedThatYourBid: "You have confirmed your bid unchanged",
  yourConfirmationCouldNotBeSent: "Your confirmation could not be sent. Please try again.",
  confirmThatItStands: "Confirm my bid unchanged",
  notConfirmed: (named: string) => `${named} not confirmed`,
  yourBidIsStillSubmitted: "Your bid is still submitted. Confirm it unchanged after these changes, or revise it.",
  reviseBid: "Revise bid",
};
