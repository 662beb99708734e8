/**
 * A text that every seeded proposal, password and e-mail address contains. The fault test silentLogs checks that no log
 * contains it.
 */
export const SEEDED = "planted-7f3a";

export const PASSWORD = `${SEEDED}-password`;
export const PROPOSAL = `${SEEDED}-proposal: we launch the girders from the south bank in the dry season.`;
export const emailOf = (username: string) => `${username}-${SEEDED}@example.org`;
