export { addendaNamed } from "#api/tenders/addenda/addendumNumbers.rules.ts";
