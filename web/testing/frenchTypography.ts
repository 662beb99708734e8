/** Every text in a tree of words. */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsOf) : [];
}

/** French puts a no-break space before a colon and inside quotation marks, and a narrow one before ; ? ! % */
export const isMistyped = (text: string) => /[^\u00a0\d]:|[^\u202f][;?!%]|«[^\u00a0]|[^\u00a0]»/.test(text.replaceAll(/\bhttps?:/g, ""));
