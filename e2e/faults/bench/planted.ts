/** Part of every text that no log may hold: proposals, passwords, e-mail addresses. */
export const PLANTED = "planted-7f3a";

export const PASSWORD = `${PLANTED}-password`;
export const PROPOSAL = `${PLANTED}-proposal: we launch the girders from the south bank in the dry season.`;
export const emailOf = (username: string) => `${username}-${PLANTED}@example.org`;
