/** Names addenda by their numbers: "Addendum 3", "Addenda 2 and 3", "Addenda 2, 3 and 4". */
export function addendaNamed(numbers: readonly number[]) {
  const last = numbers.at(-1);
  return numbers.length > 1 ? `Addenda ${numbers.slice(0, -1).join(", ")} and ${last}` : `Addendum ${last}`;
}

/** Returns the numbers from `seen` + 1 to `newest`. */
export const numbersAfter = (seen: number, newest: number) =>
  Array.from({ length: Math.max(0, newest - seen) }, (_, place) => seen + 1 + place);
