type Words = (...given: unknown[]) => unknown;

/** Arguments with which each function of a list of words is called: a number and a name. */
const ARGUMENTS = [2, "A"];

/**
 * Returns all strings in an object of texts, at any depth, and what its functions return for ARGUMENTS. Functions that
 * take other arguments are left out.
 */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return ARGUMENTS.flatMap((argument) => answered(words as Words, argument));
  return words && typeof words === "object" ? Object.values(words).flatMap(textsOf) : [];
}

function answered(words: Words, argument: unknown): string[] {
  try {
    return textsOf(words(argument, argument, argument));
  } catch {
    return [];
  }
}

/**
 * Whether a French text lacks a no-break space before a colon or inside quotation marks, or a narrow no-break space
 * before one of the characters ; ? ! %
 */
export const isMistyped = (text: string) =>
  /[^\u00a0\d]:|[^\u202f][;?!%]|«[^\u00a0]|[^\u00a0]»/.test(text.replaceAll(/\bhttps?:/g, ""));
