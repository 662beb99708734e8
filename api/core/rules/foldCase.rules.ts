/**
 * Case-folds a text for comparison, like the database's function fold_case: İ becomes i and ς becomes σ everywhere, since
 * libraries map these two differently.
 */
export const foldCase = (text: string) => text.replaceAll("İ", "i").toLowerCase().replaceAll("ς", "σ");
