import { USER_STATUSES } from "#api/users/userWords.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The search, the status filter and the edited user are kept in the address. */
export function useUserFinder() {
  const { chosen, choose, address, open, close, ...finder } = useFinder("status", USER_STATUSES);
  return {
    ...finder,
    status: chosen,
    findStatus: choose,
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    closeEdit: () => close("edit"),
  };
}
