const names = new Map<string, string>();

/**
 * Declares a prepared statement and returns its text. Without a pooler, PostgreSQL and the embedded database cache the
 * plan of the statement, because planning takes longer than running it. Never declare a statement whose text depends on
 * values: every declared text stays in memory.
 */
export function prepared(text: string) {
  if (!names.has(text)) names.set(text, `axion_${names.size}`);
  return text;
}

/** Adds the statement's name to the arguments of a query, if its text was declared with `prepared`. */
export function named([text, values, ...rest]: readonly unknown[]) {
  const name = typeof text === "string" && Array.isArray(values) ? names.get(text) : undefined;
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest];
}
