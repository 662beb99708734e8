/** What can wait for a company, in the order of its desk. */
export const MY_DESK_KINDS = ["drafts", "unconfirmedBids", "documents", "answers", "closings", "outcomes"] as const;
export type MyDeskKind = (typeof MY_DESK_KINDS)[number];

/** What can wait for administrators, in the order of their desk. */
export const ADMIN_DESK_KINDS = ["questions", "withoutBids", "undecided", "secondPerson", "overdueDecisions", "requests", "failedMails"] as const;
export type AdminDeskKind = (typeof ADMIN_DESK_KINDS)[number];

/** How many tenders a line names, and how many fitting ones are offered. */
export const SHOWN_TENDERS = 3;
