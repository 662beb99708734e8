import { USER_STATUSES } from "#api/users/userWords.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** What is looked for and who is being edited stand in the address. */
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
