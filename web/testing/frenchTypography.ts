/** Returns all strings in an object of texts, at any depth. */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsOf) : [];
}

/**
 * Whether a French text lacks a no-break space before a colon or inside quotation marks, or a narrow no-break space
 * before one of the characters ; ? ! %
 */
export const isMistyped = (text: string) =>
  /[^\u00a0\d]:|[^\u202f][;?!%]|«[^\u00a0]|[^\u00a0]»/.test(text.replaceAll(/\bhttps?:/g, ""));
