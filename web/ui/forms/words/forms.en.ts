export const words = {
  thisBrowsersStorageIsFullOr: "This browser’s storage is full or blocked. A reload of this page loses what you typed.",
  whatYouTypedHereEarlierWas: "What you typed here earlier was put back. It has not been sent yet.",
  restoredText: "Restored text",
  discard: "Discard",
  theirs: "Theirs:",
  yours: "Yours:",
  theWasChangedElsewhereSinceYou: (what: string) => `The ${what} was changed elsewhere since you opened it`,
  youHadNotChangedTheseFields: "You had not changed these fields. The form shows what was saved meanwhile:",
  youChangedTheseFieldsTooWhat:
    "You changed these fields too. What you typed is kept in place of what was saved meanwhile:",
  isKept: "What you typed is kept below. ",
  empty: "(empty)",
  pressAgain: (action: string) => `Press ${action} again to save the form as it stands now.`,
  whatYouTypedIsKeptStatus: (status: string) => `${status} What you typed is kept.`,
};
