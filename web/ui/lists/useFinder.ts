import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

/**
 * What a list is searched for, and the one choice that narrows it. Both stand in the address; a choice there that is not
 * among the known ones counts as none.
 * @param name the choice's name in the address
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
    /** For what else stands in the same address. */
    address,
    put,
    open,
    close,
    nothing,
  };
}
