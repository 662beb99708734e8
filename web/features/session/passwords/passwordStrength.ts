export const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The minimum number of bits for each level; a password with fewer bits is weak. */
const BITS: readonly (readonly [Strength, number])[] = [
  ["strong", 70],
  ["good", 52],
  ["fair", 36],
];

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/**
 * Estimates the strength by the length and the kinds of characters. A character that repeats an earlier one counts
 * half.
 */
export function passwordStrength(password: string): Strength {
  const characters = Array.from(password);
  const counted = (characters.length + new Set(characters).size) / 2;
  const alphabet = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = counted * Math.log2(Math.max(alphabet, 2));
  return BITS.find(([, least]) => bits >= least)?.[0] ?? "weak";
}
