import { Field, InputType } from "type-graphql";

import type { FilterSet, SentFilter } from "#api/core/rules/filterSet.rules.ts";

/**
 * Creates the GraphQL input type of a list's filters, with one field per filter.
 * @param types The GraphQL type for each kind of filter value
 */
export function filterInputOf<Filters extends FilterSet>(
  name: string,
  filters: Filters,
  types: Record<Filters[keyof Filters]["type"], () => unknown>,
) {
  class SentFilters {}
  InputType(name, { description: "An item must meet every given condition." })(SentFilters);
  for (const [field, { type, meaning }] of Object.entries(filters)) {
    const typeOf = types[type as keyof typeof types] as () => StringConstructor;
    Field(typeOf, { nullable: true, description: meaning })(SentFilters.prototype, field);
  }
  return SentFilters as new () => SentFilter<Filters>;
}
