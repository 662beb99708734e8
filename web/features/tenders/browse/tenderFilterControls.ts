import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";
import { TENDER_FILTER_NAMES, type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import { formatDate } from "#web/format/dates.ts";
import { formatMoney, formatTimeline } from "#web/format/amounts.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";
import { canShow, type FilterControl } from "#web/ui/lists/filterControl.ts";
import { TENDER_CONTROLS } from "#web/ui/lists/tenderControls.ts";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

export type TenderFilterControl = FilterControl & {
  /** Shown in the main row; the other filters are under "More filters". */
  inRow?: true;
};

const WITHIN = [1, 7, 14, 30, 90].map((days) => ({
  value: String(days),
  label: formatTimeline(days),
}));

/** Spec §2, browse-tenders: the control of each filter, in display order; null for a filter without a control. */
const TENDER_FILTER_CONTROLS: Record<TenderFilterName, TenderFilterControl | null> = {
  search: { kind: "text", label: words.searchTenders, inRow: true },
  category: { ...TENDER_CONTROLS.category, inRow: true },
  country: { ...TENDER_CONTROLS.country, inRow: true },
  closingWithinDays: { kind: "choice", label: words.closingWithin, all: words.anyTime, choices: WITHIN, inRow: true },
  location: { kind: "text", label: words.location },
  budgetFrom: TENDER_CONTROLS.budgetFrom,
  budgetTo: TENDER_CONTROLS.budgetTo,
  // Spec §4: filter lists offer three of the four statuses.
  status: {
    kind: "choice",
    label: words.status,
    all: words.allStatuses,
    choices: choicesOf(["open", "closed", "draft"]),
  },
  acceptsBids: {
    kind: "choice",
    label: words.acceptsBids,
    all: words.yesOrNo,
    choices: [
      { value: "true", label: words.yes },
      { value: "false", label: words.no },
    ],
  },
  openingFrom: { kind: "day", label: words.openingDateFrom },
  openingTo: { kind: "day", label: words.openingDateTo },
  closingFrom: TENDER_CONTROLS.closingFrom,
  closingTo: TENDER_CONTROLS.closingTo,
  // No control for these five filters: they are only for administrators and API clients.
  createdBy: null,
  published: null,
  withoutBids: null,
  awardedFrom: null,
  awardedTo: null,
  // No control: only administrators may query deleted tenders, and this list does not show them.
  deleted: null,
  // No control: this filter is for API clients that synchronize a copy of the tenders.
  changedSince: null,
};

/** Names, labels and controls of the filters that have a control. */
export const OFFERED = Object.entries(TENDER_FILTER_CONTROLS).flatMap(([name, control]) =>
  control ? [{ name: name as TenderFilterName, ...control }] : [],
);

/** All filters as text, in the form and in the URL query; "" means no filter. */
export type TenderFilters = Record<TenderFilterName, string>;
export const NO_FILTERS = Object.fromEntries(TENDER_FILTER_NAMES.map((name) => [name, ""])) as TenderFilters;

/** Reads the filters from the URL query. A value that no control can show is ignored. */
export const readFilters = (address: URLSearchParams): TenderFilters => ({
  ...NO_FILTERS,
  ...Object.fromEntries(
    OFFERED.map((control) => [control.name, address.get(control.name) ?? ""] as const).filter(([name, text]) =>
      canShow(TENDER_FILTER_CONTROLS[name], text),
    ),
  ),
});

/** The filters that are set, in the order of their controls. */
export const activeFilters = (filters: TenderFilters) => OFFERED.filter(({ name }) => filters[name].trim() !== "");

/** Describes a filter in words, for example "Minimum budget: $1,000,000". */
export function filterInWords(control: TenderFilterControl, text: string) {
  if (control.kind === "choice")
    return words.labelled(control.label, control.choices.find(({ value }) => value === text)?.label ?? text);
  if (control.kind === "day") return words.labelled(control.label, formatDate(text));
  const amount = control.kind === "money" ? parseMoney(text) : null;
  return words.labelled(control.label, amount === null ? text.trim() : formatMoney(amount));
}
