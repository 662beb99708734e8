import { type addendaNamed as english } from "#web/ui/words/addenda.en.ts";

/** Names addenda by their numbers: « Avenant 3 », « Avenants 2 et 3 », « Avenants 2, 3 et 4 ». */
export const addendaNamed: typeof english = (numbers) => {
  const last = numbers.at(-1);
  return numbers.length > 1 ? `Avenants ${numbers.slice(0, -1).join(", ")} et ${last}` : `Avenant ${last}`;
};
