/** The message that refuses a text that is longer than its field allows. */
export const tooLong = (max: number) => `Must be at most ${max.toLocaleString("en-US")} characters`;

/** True for a text that is longer than `max`, counted as the validation rules do: without blanks at the ends. */
export const isTooLong = (text: string, max: number) => text.trim().length > max;

/**
 * The number of characters until the limit of a field; negative above the limit. Null while less than nine tenths of
 * the limit are used, because the form then shows no counter.
 */
export function charactersLeft(text: string, max: number): number | null {
  const left = max - text.trim().length;
  return left <= max / 10 ? left : null;
}
