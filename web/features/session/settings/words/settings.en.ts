import { signInWordsEn } from "#web/features/session/signInWords.en.ts";
import { counted, type Forms } from "#web/format/words/terms.en.ts";

/** Formats a number with its noun: "2 webhooks". If the number could not be read, returns only "webhooks". */
const ofUnknown = (count: number | undefined, forms: Forms) => (count === undefined ? forms[1] : counted(count, forms));

export const words = {
  newEmail: "New email",
  currentPassword: "Current password",
  theServerCouldNotBeReached: "The server could not be reached. What you typed is kept.",
  emailNotChanged: "Email not changed",
  email: "Email",
  mailsAboutYourAccountGoTo: "Mails about your account go to",
  aLinkWasMailedTo: "A link was mailed to",
  openItWithin24HoursThe: ". Open it within 24 hours: the new address counts once you confirm it.",
  changeEmail: "Change Email",
  sending: "Sending...",
  firstName: "First name",
  lastName: "Last name",
  name: "Name",
  yourNameWasSaved: "Your name was saved",
  yourNameCouldNotBeSaved: "Your name could not be saved",
  saveName: "Save Name",
  saving: "Saving...",
  yourPasswordWasChangedYourOther: "Your password was changed. Your other sessions have ended.",
  passwordNotChanged: "Password not changed",
  password: "Password",
  yourCurrentPassword: "Your current password",
  newPassword: "New password",
  ofNewPassword: signInWordsEn.recovery.password,
  changePassword: "Change Password",
  changing: "Changing...",
  programs: "API and webhooks",
  programsOfYourCompanyReadTenders:
    "Programs of your company read tenders and submit bids with a token instead of your password. A webhook tells them what happens.",
  manageApiTokens: "Manage API Tokens",
  manageWebhooks: "Manage Webhooks",
  stillActive: "Still active:",
  apiTokens: (tokens: number | undefined) => ofUnknown(tokens, ["API token", "API tokens"]),
  webhooks: (webhooks: number | undefined) => ofUnknown(webhooks, ["webhook", "webhooks"]),
  and: "and",
  signOutEverywhereBelowEndsThem: ". “Sign Out Everywhere” below ends them, too.",
  wasSignedOut: (device: string) => `${device} was signed out`,
  theSessionCouldNotBeEnded: "The session could not be ended",
  fromSignedIn: (network: string, signedInAt: string, lastSeenAt: string | null) =>
    `From ${network}, signed in ${signedInAt}${lastSeenAt ? `, last seen ${lastSeenAt}` : ""}`,
  /** The name of a device as the server gives it: "Firefox on Windows". */
  device: (name: string) => name,
  thisSession: "This session",
  end: "End",
  endTheSessionOf: (device: string) => `End the session of ${device}`,
  whereYouAreSignedIn: "Where You Are Signed In",
  yourSessionsCouldNotBeLoaded: "Your sessions could not be loaded.",
  loading: "Loading",
  signOutEverywhere: "Sign Out Everywhere",
  signOutEverywhere2: "Sign out everywhere",
  allYourSessionsEndThisOne:
    "All your sessions end, this one too, and all your API tokens and webhooks. You then sign in again with your password.",
  theServerCouldNotBeReached2: "The server could not be reached.",
  notSent: "Not sent",
  thisAddressIsNotConfirmedOpen:
    "This address is not confirmed. Open the link that was mailed to it: until then you have no API tokens, webhooks, two-step sign-in or mails of notices.",
  aNewLinkWasMailedOpen: "A new link was mailed. Open it within 24 hours.",
  sendTheLinkAgain: "Send the Link Again",
  theServerCouldNotBeReached3: "The server could not be reached: you are still signed in everywhere.",
  youAreSignedOutEverywhere: "You are signed out everywhere.",
};
