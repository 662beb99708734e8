const names = new Map<string, string>();

/**
 * Declares a prepared statement and returns its text. A direct connection to the server caches the plan of such a
 * statement, because planning takes longer than running it. Never declare a statement whose text depends on values:
 * every declared text stays in memory.
 */
export function prepared(text: string) {
  if (!names.has(text)) names.set(text, `axion_${names.size}`);
  return text;
}

/** The name of the prepared statement; undefined for any other text. */
export const preparedName = (text: string) => names.get(text);
