import { USER_STATUSES } from "#api/users/userWords.rules.ts";

import { type UserOrder } from "#web/graphql/generatedUsers.ts";
import { type ListView, listViewOf, viewParameter, sortingIn } from "#web/ui/lists/listView.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The server's sort orders; the sortable columns of the table have the same names. */
export const USER_ORDERS = [
  "username",
  "email",
  "companyName",
  "status",
  "createdAt",
  "lastSignInAt",
] as const satisfies readonly UserOrder["field"][];

export type UserKind = "" | "administrators" | "partners";

/** The search, the status filter, the view, the table's filter and the edited user are in the URL. */
export function useUserFinder() {
  const { chosen, choose, address, put, open, close, ...finder } = useFinder("status", USER_STATUSES);
  const view = listViewOf(address);
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
    /** Null: newest first. */
    orderBy: sorting && {
      field: sorting.by,
      direction: sorting.descending ? ("descending" as const) : ("ascending" as const),
    },
    view,
    /** Also clears the table's filter, because the cards have no control for it. */
    setView: (chosenView: ListView) => put({ ...viewParameter(chosenView), kind: "" }),
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    closeEdit: () => close("edit"),
  };
}
