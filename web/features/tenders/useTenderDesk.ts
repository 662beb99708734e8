import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** Replaces the id in the URL when the dialog creates a tender. */
export const NEW_TENDER = "new";

/** Search, status and the edited tender are kept in the URL: they survive an expired session. */
export function useTenderDesk() {
  const { chosen, choose, address, put, open, close, nothing, ...finder } = useFinder("status", TENDER_STATUSES);
  return {
    ...finder,
    status: chosen,
    findStatus: choose,
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    close: () => close("edit"),
    /** Clears the filters, so that a new tender is visible; Back restores them. */
    closeCreated: () => (finder.finding ? put({ edit: "", ...nothing }, { replace: true }) : close("edit")),
  };
}
