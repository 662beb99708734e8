import { foldCase } from "#api/core/rules/foldCase.rules.ts";

/**
 * A LIKE pattern that matches texts containing `typed`, without blanks at its ends. Escapes \, % and _, and removes
 * U+0000, which PostgreSQL cannot store.
 */
export const likePattern = (typed: string) =>
  `%${typed
    .replaceAll("\0", "")
    .trim()
    .replace(/[\\%_]/g, "\\$&")}%`;

/**
 * The SQL condition that at least one of these columns contains the searched text, and the value of its parameter. Both
 * the columns and the searched text are case-folded.
 */
export const oneContains = (columns: readonly string[], search: string) =>
  [
    `(${columns.map((column) => `fold_case(${column}) LIKE :search`).join(" OR ")})`,
    { search: likePattern(foldCase(search)) },
  ] as const;
