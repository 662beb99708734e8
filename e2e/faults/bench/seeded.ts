/**
 * A part of every seeded text that no log may contain: proposals, passwords and e-mail addresses. The fault test
 * silentLogs searches the logs for it.
 */
export const SEEDED = "planted-7f3a";

export const PASSWORD = `${SEEDED}-password`;
export const PROPOSAL = `${SEEDED}-proposal: we launch the girders from the south bank in the dry season.`;
export const emailOf = (username: string) => `${username}-${SEEDED}@example.org`;
