/** All texts in a tree of words. */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsOf) : [];
}

/**
 * Whether a French text lacks a no-break space before a colon or inside quotation marks, or a narrow one before ; ? ! %
 */
export const isMistyped = (text: string) =>
  /[^\u00a0\d]:|[^\u202f][;?!%]|«[^\u00a0]|[^\u00a0]»/.test(text.replaceAll(/\bhttps?:/g, ""));
