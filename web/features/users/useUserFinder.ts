import { USER_STATUSES } from "#api/users/userWords.rules.ts";

import { type UserOrder } from "#web/graphql/generatedUsers.ts";
import { useKeptView } from "#web/ui/lists/keptView.ts";
import { type ListView, sortingIn } from "#web/ui/lists/listView.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The fields by which the server can sort users. The sortable columns of the table have the same names. */
export const USER_ORDERS = [
  "username",
  "email",
  "companyName",
  "status",
  "createdAt",
  "lastSignInAt",
] as const satisfies readonly UserOrder["field"][];

export type UserKind = "" | "administrators" | "partners";

/**
 * The state of User Management, which is stored in the URL: search text, status, view, edited user, and the table's
 * account type and sort order.
 */
export function useUserFinder() {
  const { chosen, choose, address, put, open, close, ...finder } = useFinder("status", USER_STATUSES);
  const { view, setView } = useKeptView("users", { address, put });
  const sorting = view === "table" ? sortingIn(address, USER_ORDERS) : null;
  const inAddress = view === "table" ? address.get("kind") : null;
  const kind: UserKind = inAddress === "administrators" || inAddress === "partners" ? inAddress : "";
  return {
    ...finder,
    address,
    put,
    finding: finder.finding || kind !== "",
    findAll: () => put({ ...finder.nothing, kind: "" }),
    status: chosen,
    findStatus: choose,
    kind,
    findKind: (chosenKind: string) => put({ kind: chosenKind }),
    /** The sort order. Null sorts by the date of joining, newest first. */
    orderBy: sorting && {
      field: sorting.by,
      direction: sorting.descending ? ("descending" as const) : ("ascending" as const),
    },
    view,
    /** Also clears the filter `kind`, because only the table has a control for it. */
    setView: (chosenView: ListView) => setView(chosenView, { kind: "" }),
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    closeEdit: () => close("edit"),
  };
}
