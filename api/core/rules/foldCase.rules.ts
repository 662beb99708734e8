/**
 * A text without regard to case, for comparing. The same as the database's function fold_case: İ is an i and ς a σ wherever
 * they are, since Unicode's own mappings of these two differ between libraries.
 */
export const foldCase = (text: string) => text.replaceAll("İ", "i").toLowerCase().replaceAll("ς", "σ");
