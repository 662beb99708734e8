import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** In the place of a tender's id: the dialog creates one. */
export const NEW_TENDER = "new";

/** What is looked for and what is being edited stand in the address: a session that ended in the middle comes back to both. */
export function useTenderDesk() {
  const { chosen, choose, address, put, open, close, nothing, ...finder } = useFinder("status", TENDER_STATUSES);
  return {
    ...finder,
    status: chosen,
    findStatus: choose,
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    close: () => close("edit"),
    /** A new tender is seen, whatever was looked for before: Back looks for that again. */
    closeCreated: () => (finder.finding ? put({ edit: "", ...nothing }, { replace: true }) : close("edit")),
  };
}
