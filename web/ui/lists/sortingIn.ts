/** How a list is sorted. */
export interface Sorting<Name extends string> {
  by: Name;
  descending: boolean;
}

/** The order in an address: `sort=closes`, or `sort=-closes` for descending. Null where it names none of these. */
export function sortingIn<Name extends string>(address: URLSearchParams, names: readonly Name[]): Sorting<Name> | null {
  const [, minus, given] = /^(-?)(.*)$/.exec(address.get("sort") ?? "") ?? [];
  const by = names.find((name) => name === given);
  return by === undefined ? null : { by, descending: minus === "-" };
}
