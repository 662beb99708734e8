import { useMemo, useState } from "react";

import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { parseTenderFilter } from "#api/tenders/lists/tenderFilter.rules.ts";

import { emptyFigures } from "#web/features/figures/emptyFigures.ts";
import { type ListFilter, daysOf, monthsUntil } from "#web/features/figures/tendersAddress.ts";
import { useFiguresQuery } from "#web/graphql/generatedFigures.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

/** The periods to choose from, in months. The current month is the last one. */
export const PERIODS = [12, 24, 36, 60];
const [DEFAULT_PERIOD = 12] = PERIODS;

const FIGURE_FILTERS = ["months", "category", "country", "createdBy"] as const;
export type FigureFilters = Record<(typeof FIGURE_FILTERS)[number], string>;

/** Reads the figures in one request, by the filters in the address. */
export function useFigures() {
  const finder = useAddressFilters();
  const { address } = finder;
  const [today] = useState(() => new Date());
  const filters = useMemo(
    () => Object.fromEntries(FIGURE_FILTERS.map((name) => [name, address.get(name) ?? ""])) as FigureFilters,
    [address],
  );
  const period = PERIODS.find((months) => String(months) === filters.months) ?? DEFAULT_PERIOD;
  const months = useMemo(() => monthsUntil(today, period), [today, period]);
  const variables = useMemo(() => {
    const { category, country, createdBy } = filters;
    const parsed = parseTenderFilter({
      ...(category && { category }),
      ...(country && { country }),
      ...(createdBy && { createdBy }),
    });
    return { from: `${months[0]}-01`, to: `${months.at(-1)}-01`, filter: parsed };
  }, [months, filters]);
  const { data, previousData, error, refetch } = useFiguresQuery({ variables, fetchPolicy: "cache-and-network" });
  const shown = data ?? (error ? undefined : previousData);

  const { category, country, createdBy } = filters;
  const everyMonth = { openingFrom: daysOf(months[0]!).openingFrom, openingTo: daysOf(months.at(-1)!).openingTo };
  const chosen: ListFilter = { category, country, createdBy, ...everyMonth };
  return {
    finder,
    filters: { ...filters, months: String(period) },
    months,
    /** The filter of Tender Management that gives the tenders of all shown figures. */
    chosen,
    failed: Boolean(error) && !shown,
    retry: () => void refetch().catch(() => undefined),
    buyers: shown?.everyBuyer,
    figures: shown && {
      all: shown.all[0] ?? emptyFigures("all"),
      // A month without tenders has no row in the answer.
      months: months.map((month) => shown.months.find(({ group }) => group === month) ?? emptyFigures(month)),
      categories: shown.categories,
      countries: [...shown.countries].sort((one, other) => other.tenders - one.tenders),
      buyers: [...shown.buyers].sort((one, other) => other.tenders - one.tenders),
      crossing: TENDER_CATEGORIES.map((name) => ({
        category: name,
        counts: months.map(
          (month) => shown.crossing.find(({ group, thenGroup }) => group === month && thenGroup === name)?.tenders ?? 0,
        ),
      })).filter(({ counts }) => counts.some(Boolean)),
    },
  };
}

export type Figures = NonNullable<ReturnType<typeof useFigures>["figures"]>;
