import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * The text shown for each operation in the audit trail, by its name. auditWords.test.ts fails if an operation has no
 * text here.
 */
export const ACT_WORDS = {
  createTender: "Create a tender",
  requestEmailConfirmation: "Ask for a link to confirm the own e-mail address",
  undoEmailChange: "Undo the change of an e-mail address",
  copyTender: "Copy a tender",
  updateTender: "Change a tender",
  issueAddendum: "Issue an addendum",
  confirmAddenda: "Confirm addenda",
  setTenderDocuments: "Set the documents of a tender",
  giveDocumentAddress: "Give the address of a document",
  uploadFile: "Upload a file",
  refuseFile: "Delete a file with a virus",
  readFile: "Read a file of a bid",
  deleteFile: "Delete an uploaded file",
  checkBidDocument: "Check a file against a bid",
  cancelTender: "Cancel a tender",
  deleteTender: "Delete a tender",
  restoreTender: "Restore a tender",
  awardTender: "Award a tender",
  takeBackAward: "Take back the award of a tender",
  submitBid: "Submit a bid",
  reviseBid: "Revise a bid",
  withdrawBid: "Withdraw a bid",
  decideBid: "Decide on a bid",
  saveBidDraft: "Save a bid draft",
  askQuestion: "Ask a question",
  withdrawQuestion: "Withdraw a question",
  answerQuestion: "Answer a question",
  declineQuestion: "Decline a question",
  correctAnswer: "Correct an answer",
  extendClosing: "Extend the closing time with an answer",
  deleteBidDraft: "Discard a bid draft",
  approveOpening: "Approve an opening",
  withdrawOpeningApproval: "Take back the approval of an opening",
  openBids: "Open sealed bids",
  sealBids: "Seal the bids of a closed tender",
  readBids: "Read the bids on a tender",
  searchBids: "Search bids by amount or timeline",
  exportBids: "Export the bids on a tender",
  exportAudit: "Export the audit trail",
  login: "Sign in",
  completeSignIn: "Sign in, second step",
  logout: "Sign out",
  endSession: "End a session",
  signOutEverywhere: "Sign out everywhere",
  requestPasswordReset: "Ask for a new password",
  resetPassword: "Choose a new password by a mailed link",
  changePassword: "Change the own password",
  changeOwnName: "Change the own name",
  changeEmail: "Ask for another e-mail address",
  confirmEmail: "Confirm an e-mail address",
  setUpTwoStep: "Set up two-step sign-in",
  confirmTwoStep: "Turn on two-step sign-in",
  turnOffTwoStep: "Turn off two-step sign-in",
  clearUserTwoStep: "Remove a user's two-step sign-in",
  exportMyData: "Download the own data",
  closeMyAccount: "Close the own account",
  eraseUser: "Erase a user's personal data",
  markNotices: "Mark notices as read",
  markNoticesUnread: "Mark notices as unread",
  saveNoticeSettings: "Change what is mailed",
  stopMails: "Stop mails by their link",
  stopSearchMails: "Stop mails of a saved search by their link",
  saveSearch: "Save a search",
  setSavedSearchDelivery: "Change the mails of a saved search",
  lookAtSavedSearch: "Look at a saved search",
  deleteSavedSearch: "Delete a saved search",
  createApiToken: "Create an API token",
  revokeApiToken: "Revoke an API token",
  createWebhook: "Create a webhook",
  updateWebhook: "Change a webhook",
  deleteWebhook: "Delete a webhook",
  rotateWebhookSecret: "Choose a new secret of a webhook",
  enableWebhook: "Enable a webhook",
  disableWebhook: "Disable a failing webhook",
  testWebhook: "Send a test to a webhook",
  redeliver: "Send a message to a webhook again",
  register: "Register",
  createFirstAdministrator: "Create the first administrator",
  createUser: "Create a user",
  updateUser: "Change a user",
  deleteUser: "Delete a user",
  restoreUser: "Restore a user",
  createCompanyProfile: "Create a company profile",
  updateCompanyProfile: "Change a company profile",
  createCompanyDocument: "Add a document of the company",
  updateCompanyDocument: "Change a document of the company",
  deleteCompanyDocument: "Remove a document of the company",
  attachCompanyDocument: "Attach a document of the company to a bid",
  createBlogPost: "Create a post",
  updateBlogPost: "Change a post",
  deleteBlogPost: "Delete a post",
  createProject: "Create a project",
  updateProject: "Change a project",
  deleteProject: "Delete a project",
  createContactRequest: "Send an integration request",
  markContactRequest: "Mark an integration request",
  deleteContactRequest: "Delete an integration request",
  endContactRequest: "End an old integration request",
  restore: "Restore a backup",
  recordAsFound: "Record what is stored as it was found",
} as const satisfies Record<string, string>;

/** The name of an operation that has a text. */
export type RecordedAct = keyof typeof ACT_WORDS;

/** Splits a camel-case name into words: "closingDate" becomes "Closing date". */
export function nameInWords(name: string) {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isName = (act: string) => /^[a-z][A-Za-z0-9]*$/.test(act);

/**
 * The text shown for a recorded operation. A name without a text in ACT_WORDS, for example of a newer version of Axion,
 * is split into words. A download, such as GET /api/audit.csv, is shown unchanged.
 */
export function actInWords(act: string) {
  if (Object.hasOwn(ACT_WORDS, act)) return ACT_WORDS[act as RecordedAct];
  return isName(act) ? nameInWords(act) : act;
}

const REFUSAL_WORDS: Record<RefusalCode, string> = {
  BAD_USER_INPUT: "wrong input",
  UNAUTHENTICATED: "wrong name or password, or not signed in",
  SECOND_STEP: "the second step was missing",
  FORBIDDEN: "no right to it",
  PROFILE_REQUIRED: "no company profile",
  NOT_FOUND: "not found",
  METHOD_NOT_ALLOWED: "wrong method",
  CONFLICT: "in conflict with what is stored",
  TENDER_CLOSED: "the tender was closed",
  QUESTIONS_CLOSED: "no questions were taken",
  PAYLOAD_TOO_LARGE: "too large",
  UNSUPPORTED_MEDIA_TYPE: "of a wrong type",
  RATE_LIMITED: "too many tries",
  INTERNAL: "a fault of the portal",
  UNAVAILABLE: "the portal was not available",
  INSUFFICIENT_STORAGE: "no room for the file",
};

/** @param outcome The error code with which the server refused the operation. */
export const refusalInWords = (outcome: string) =>
  Object.hasOwn(REFUSAL_WORDS, outcome) ? REFUSAL_WORDS[outcome as RefusalCode] : outcome;
