const names = new Map<string, string>();

/**
 * Declares a statement that is written out and runs often: a connection to the server itself keeps its plan, which takes the
 * server longer to make than to carry out. Never declare a statement whose text depends on values.
 */
export function prepared(text: string) {
  if (!names.has(text)) names.set(text, `axion_${names.size}`);
  return text;
}

/** The name under which a connection keeps the plan; undefined for a statement that is planned each time. */
export const preparedName = (text: string) => names.get(text);
