import { useMemo, useState } from "react";

import { type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import { NO_FILTERS, readFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { useKeptView } from "#web/ui/lists/keptView.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

/** The filters and the view (cards or table), stored in the URL query. The view is also stored in this browser. */
export function useTenderFilters() {
  const finder = useAddressFilters();
  const { address, put, putTyped } = finder;
  const filters = useMemo(() => readFilters(address), [address]);
  const { view, setView } = useKeptView("browseTenders", finder);

  function setFilter(name: TenderFilterName, value: string, { typed = false } = {}) {
    if (typed) putTyped(name, value);
    else put({ [name]: value });
  }

  const [clearings, setClearings] = useState(0);

  function clearFilters() {
    put(NO_FILTERS);
    setClearings((earlier) => earlier + 1);
  }

  return { filters, setFilter, clearFilters, clearings, view, setView };
}
