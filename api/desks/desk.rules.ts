/** The kinds of tasks on a company's desk, in display order. */
export const MY_DESK_KINDS = ["closings", "drafts", "unconfirmedBids", "documents", "answers", "outcomes"] as const;
export type MyDeskKind = (typeof MY_DESK_KINDS)[number];

/** The kinds of tasks on the administrators' desk, in display order. */
export const ADMIN_DESK_KINDS = [
  "questions",
  "withoutBids",
  "undecided",
  "secondPerson",
  "overdueDecisions",
  "requests",
  "failedMails",
] as const;
export type AdminDeskKind = (typeof ADMIN_DESK_KINDS)[number];

/** The maximum number of tenders that one line of a desk names. Also the maximum that a desk without tasks suggests. */
export const SHOWN_TENDERS = 3;
