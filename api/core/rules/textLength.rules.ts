/** The refusal of a text that is longer than its field allows. */
export const tooLong = (max: number) => `Must be at most ${max.toLocaleString("en-US")} characters`;

/** Counts as the rules do: without blanks at the ends. */
export const isTooLong = (text: string, max: number) => text.trim().length > max;

/**
 * Characters until the limit of a field: negative above it. Null while less than nine tenths are used:
 * then no counter is shown.
 */
export function charactersLeft(text: string, max: number): number | null {
  const left = max - text.trim().length;
  return left <= max / 10 ? left : null;
}
