import { useMemo, useState } from "react";

import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { parseTenderFilter } from "#api/tenders/lists/tenderFilter.rules.ts";

import { emptyFigures } from "#web/features/figures/emptyFigures.ts";
import { monthsUntil, PERIODS, rangeOf } from "#web/features/figures/figureMonths.ts";
import { type ListFilter, daysOf } from "#web/features/figures/tendersAddress.ts";
import { useFiguresQuery } from "#web/graphql/generatedFigures.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

export type FigureFilters = Record<"months" | "category" | "country" | "createdBy", string>;

/** Reads the figures in one request, by the filters in the address. */
export function useFigures() {
  const finder = useAddressFilters();
  const { address } = finder;
  const [today] = useState(() => new Date());
  const period = PERIODS.find((months) => String(months) === address.get("months")) ?? PERIODS[0];
  const months = useMemo(() => monthsUntil(today, period), [today, period]);
  const { variables, filters } = useMemo(() => {
    const [category, country, createdBy] = ["category", "country", "createdBy"].map((name) => address.get(name) ?? "");
    const filter = parseTenderFilter({
      ...(category && { category }),
      ...(country && { country }),
      ...(createdBy && { createdBy }),
    });
    return {
      variables: { ...rangeOf(months), filter },
      filters: { category: category!, country: country!, createdBy: filter.createdBy ?? "" },
    };
  }, [months, address]);
  const { data, previousData, error, refetch } = useFiguresQuery({ variables, fetchPolicy: "cache-and-network" });

  const everyMonth = { openingFrom: daysOf(months[0]!).openingFrom, openingTo: daysOf(months.at(-1)!).openingTo };
  const chosen: ListFilter = { ...filters, ...everyMonth };
  return {
    finder,
    filters: { ...filters, months: String(period) },
    /** The filter of Tender Management that gives the tenders of all shown figures. */
    chosen,
    failed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    /** The administrators to choose from. Their names do not depend on the filters. */
    buyers: (data ?? previousData)?.everyBuyer ?? [],
    figures: data && {
      all: data.all[0] ?? emptyFigures("all"),
      // A month without tenders has no row in the answer.
      months: months.map((month) => data.months.find(({ group }) => group === month) ?? emptyFigures(month)),
      categories: data.categories,
      countries: [...data.countries].sort((one, other) => other.tenders - one.tenders),
      buyers: [...data.buyers].sort((one, other) => other.tenders - one.tenders),
      crossing: TENDER_CATEGORIES.map((name) => ({
        category: name,
        counts: months.map(
          (month) => data.crossing.find(({ group, thenGroup }) => group === month && thenGroup === name)?.tenders ?? 0,
        ),
      })).filter(({ counts }) => counts.some(Boolean)),
    },
  };
}

export type Figures = NonNullable<ReturnType<typeof useFigures>["figures"]>;
