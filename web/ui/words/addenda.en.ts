/** Names addenda by their numbers. */
export { addendaNamed } from "#api/tenders/addenda/addendumNumbers.rules.ts";
