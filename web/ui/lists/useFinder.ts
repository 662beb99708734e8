import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

/**
 * The search text and one filter of a list, both in the URL query. An unknown filter value is ignored.
 * @param name The filter's parameter in the URL query.
 * @param choices The filter's possible values.
 */
export function useFinder<Choice extends string>(name: string, choices: readonly Choice[]) {
  const { address, put, putTyped, open, close } = useAddressFilters();
  const search = address.get("search") ?? "";
  const chosen: Choice | "" = choices.find((known) => known === address.get(name)) ?? "";
  const nothing = { search: "", [name]: "" };

  return {
    search,
    chosen,
    finding: search !== "" || chosen !== "",
    findText: (text: string) => putTyped("search", text),
    choose: (choice: string) => put({ [name]: choice }),
    findAll: () => put(nothing),
    /** The URL query, for further parameters. */
    address,
    put,
    putTyped,
    open,
    close,
    nothing,
  };
}
