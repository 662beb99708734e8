import { isId } from "#api/core/rules/id.rules.ts";
import { isCalendarDay } from "#api/core/rules/moments.rules.ts";

import { type AuditFilter } from "#web/graphql/generatedAudit.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";

const OUTCOMES = ["done", "refused"] as const;
export const OUTCOME_CHOICES = choicesOf(OUTCOMES);

const isText = (text: string) => text.trim() !== "";
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);
const isOutcome = (text: string) => OUTCOMES.some((outcome) => outcome === text);

/**
 * For each filter, a function that checks whether a text is a valid value. The filters have the same names in the API,
 * in the page's URL and in the URL of the CSV file.
 */
const TAKES: Record<keyof AuditFilter, (text: string) => boolean> = {
  act: isText,
  outcome: isOutcome,
  from: isDay,
  to: isDay,
  actor: isId,
  tenderId: isId,
  bidId: isId,
  userId: isId,
};

export type AuditFilterName = keyof typeof TAKES;
/** The value of each filter as text. "" means that the filter is not set. */
export type AuditFilters = Record<AuditFilterName, string>;
const NAMES = Object.keys(TAKES) as AuditFilterName[];

/** The filters without a form field. Links in the records set them in the URL. */
export const LINKED = ["actor", "tenderId", "bidId", "userId"] as const satisfies AuditFilterName[];

export const NO_FILTERS = Object.fromEntries(NAMES.map((name) => [name, ""])) as AuditFilters;

/** Reads the filters of a URL. Invalid values are ignored. */
export const readAuditFilters = (address: URLSearchParams) =>
  Object.fromEntries(
    NAMES.map((name) => [name, address.get(name) ?? ""]).map(([name, text]) => [
      name,
      TAKES[name as AuditFilterName](text!) ? text : "",
    ]),
  ) as AuditFilters;

/** The filters that are set; undefined if none is. */
export function filterOf(filters: Partial<AuditFilters>): AuditFilter | undefined {
  const set = Object.entries(filters).filter(([, text]) => text !== "");
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** The query string of a URL with these filters, such as "?act=login"; "" if none is set. */
export function searchOf(filters: Partial<AuditFilters>) {
  const query = new URLSearchParams(filterOf(filters) as Record<string, string> | undefined).toString();
  return query && `?${query}`;
}
