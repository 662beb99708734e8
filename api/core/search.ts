/** A LIKE pattern for "contains, as typed": the reader's % and _ are letters like any other. */
export const containing = (typed: string) => `%${typed.trim().replace(/[\\%_]/g, "\\$&")}%`;
