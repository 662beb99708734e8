export const words = {
  atOnce: "At once",
  dailyAt0700: "Daily at 07:00",
  inThePortalOnly: "In the portal only",
  tendersYouTakePartIn: "Tenders you take part in",
  remindersBeforeClosing: "Reminders before closing",
  administration: "Administration",
  noticesByEmail: "Notices by Email",
  mailsAboutYourAccountAndReceipts:
    "Mails about your account, and receipts and outcomes of your own bids, always come.",
  yourChoicesCouldNotBeLoaded: "Your choices could not be loaded.",
  loading: "Loading",
  languageOfTheMails: "Language of the mails",
  yourChoicesWereSaved: "Your choices were saved",
  yourChoicesCouldNotBeSaved: "Your choices could not be saved",
  saveChoices: "Save Choices",
  saving: "Saving...",
};
