/** A LIKE pattern for "contains": escapes % and _, drops U+0000, which PostgreSQL cannot store. */
export const containing = (typed: string) => `%${typed.replaceAll("\0", "").trim().replace(/[\\%_]/g, "\\$&")}%`;
