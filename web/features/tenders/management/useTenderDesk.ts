import { useMemo } from "react";

import type { TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";
import { type StepOfButton } from "#web/features/tenders/last-step/SetStatus.tsx";
import { useKeptView } from "#web/ui/lists/keptView.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The filters of Tender Management under "More filters": all but the search text and the status. */
export const MORE_TENDER_FILTERS = [
  "category",
  "country",
  "closingFrom",
  "closingTo",
  "closingWithinDays",
  "withoutBids",
  "published",
  "openingFrom",
  "openingTo",
  "createdBy",
] as const satisfies readonly TenderFilterName[];

export type MoreTenderFilters = Record<(typeof MORE_TENDER_FILTERS)[number], string>;

const moreFiltersOf = (textOf: (name: string) => string | null) =>
  Object.fromEntries(MORE_TENDER_FILTERS.map((name) => [name, textOf(name) ?? ""])) as MoreTenderFilters;

/**
 * The value of the URL parameter `edit` that opens the dialog for a new tender. For an existing tender, the value is
 * its id.
 */
export const NEW_TENDER = "new";

const STEPS: readonly StepOfButton[] = ["publish", "takeBackAward"];
/**
 * Reads from the URL the step whose dialog is open. The parameter's name is the step, and its value is the id of the
 * tender.
 */
function lastStepIn(address: URLSearchParams) {
  const step = STEPS.find((name) => address.has(name));
  return step ? { step, id: address.get(step)! } : null;
}

const NO_MORE = moreFiltersOf(() => null);

/**
 * The state of Tender Management: search text, status, view, further filters, the edited tender, and the step whose
 * dialog is open. The state is stored in the URL, so that it is not lost when the session expires.
 */
export function useTenderDesk() {
  const finder = useFinder("status", TENDER_STATUSES);
  const { search, chosen: status, choose, address, put, open, close } = finder;
  const { view, setView } = useKeptView("tenders", finder);
  const more = useMemo(() => moreFiltersOf((name) => address.get(name)), [address]);
  const finding = finder.finding || Object.values(more).some(Boolean);
  const nothing = { ...finder.nothing, ...NO_MORE };
  return {
    ...finder,
    finding,
    filters: useMemo(() => ({ search, status, ...more }), [search, status, more]),
    findAll: () => put(nothing),
    findStatus: choose,
    view,
    setView,
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    close: () => close("edit"),
    /**
     * The step whose dialog (LastStepDialog) is open before a status is saved, and the id of its tender; null for none.
     */
    lastStep: lastStepIn(address),
    openStep: (step: StepOfButton, id: string) => open(step, id),
    closeStep: (step: StepOfButton) => close(step),
    /**
     * Closes the dialog after a tender was created. Clears the filters, so that the new tender is visible. Back
     * restores them.
     */
    closeCreated: () => (finding ? put({ edit: "", ...nothing }, { replace: true }) : close("edit")),
  };
}
