import type { FilterKind } from "#api/core/rules/filterKinds.rules.ts";

/** The filters of a list, by name. The GraphQL input, the page's URL and the form controls all use these names. */
// oxlint-disable-next-line typescript/no-explicit-any -- each filter has its own types of values
export type FilterSet = Record<string, FilterKind<string, any, any> & { meaning: string }>;

/** The filters' values as an API client sends them. */
export type SentFilter<Filters extends FilterSet> = {
  [Name in keyof Filters]?: Parameters<Filters[Name]["read"]>[0] | null;
};
/** The filters' values after they were read. A filter with the value null is not applied. */
export type FilterValues<Filters extends FilterSet> = { [Name in keyof Filters]?: ReturnType<Filters[Name]["read"]> };
/** The filters' values as texts in a URL. */
export type FilterTexts<Filters extends FilterSet> = { [Name in keyof Filters]?: string };

/** Adds to a filter its description in the GraphQL schema. */
export const meaning = <Type extends string, Sent, Value>(kind: FilterKind<Type, Sent, Value>, words: string) => ({
  ...kind,
  meaning: words,
});

/** The names of the filters that have a value. */
export const givenIn = <Filters extends FilterSet>(filters: Filters, values: object) =>
  Object.keys(filters).filter((name) => (values as Record<string, unknown>)[name] != null) as (keyof Filters &
    string)[];

/** Parses the texts in a URL. The value of an invalid text is null, so that it is ignored. */
export function parseFilter<Filters extends FilterSet>(
  filters: Filters,
  texts: FilterTexts<Filters>,
): FilterValues<Filters> {
  const given = givenIn(filters, texts).map((name) => [name, filters[name]!.parse(texts[name] ?? "") as unknown]);
  return Object.fromEntries(given) as FilterValues<Filters>;
}

/** Reads the values that an API client sent. `wrong` contains the names of the filters with an invalid value. */
export function readFilter<Filters extends FilterSet>(
  filters: Filters,
  sent: SentFilter<Filters>,
): { values: FilterValues<Filters>; wrong: (keyof Filters & string)[] } {
  const read = givenIn(filters, sent).map((name) => [name, filters[name]!.read(sent[name]) as unknown] as const);
  return {
    values: Object.fromEntries(read) as FilterValues<Filters>,
    wrong: read.filter(([, value]) => value === null).map(([name]) => name),
  };
}
