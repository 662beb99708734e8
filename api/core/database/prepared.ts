const names = new Map<string, string>();

/**
 * Declares a prepared statement: a direct connection to the server caches its plan, since planning takes longer than
 * running it. Never declare a statement whose text depends on values.
 */
export function prepared(text: string) {
  if (!names.has(text)) names.set(text, `axion_${names.size}`);
  return text;
}

/** The name of the prepared statement; undefined for any other text. */
export const preparedName = (text: string) => names.get(text);
