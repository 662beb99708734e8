/** A LIKE pattern for "contains, as typed": the reader's % and _ are letters like any other; U+0000 stands in no stored text. */
export const containing = (typed: string) => `%${typed.replaceAll("\0", "").trim().replace(/[\\%_]/g, "\\$&")}%`;
