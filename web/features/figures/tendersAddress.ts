import { paths } from "#web/paths.ts";

/** Filters of Tender Management, by their names in its address. */
export type ListFilter = Partial<
  Record<"category" | "country" | "createdBy" | "openingFrom" | "openingTo" | "withoutBids", string>
>;

/** The address of the list of exactly the published tenders that match the filter. */
export function tendersAddress(filter: ListFilter) {
  const address = new URLSearchParams({ view: "table", published: "true" });
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value);
  return `${paths.tenders}?${address.toString()}`;
}

/** The first and the last day of a month such as 2026-03. */
export function daysOf(month: string): Required<Pick<ListFilter, "openingFrom" | "openingTo">> {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return {
    openingFrom: `${month}-01`,
    openingTo: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}
