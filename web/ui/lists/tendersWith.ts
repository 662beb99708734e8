/** Tenders to choose from, their numbers by their ids. The tender of the address is a choice also where the list names it nowhere. */
export const tendersWith = (numbers: ReadonlyMap<string, string>, chosen: string) => [
  ...(chosen && !numbers.has(chosen) ? [{ value: chosen, label: "This tender" }] : []),
  ...[...numbers].map(([value, label]) => ({ value, label })),
];
