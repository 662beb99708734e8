import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { FILTER_NAMES, readFilters, type FilterName } from "#web/features/tenders/tenderFilters.ts";

/**
 * The filters live in the address, so that a filtered list can be shared. Each filter that is set is one step of the
 * history and Back undoes it; what is typed on in the same field belongs to the same step.
 */
export function useTenderFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);

  function setFilter(name: FilterName, value: string, { typed = false } = {}) {
    if (value === filters[name]) return;
    const next = new URLSearchParams(address);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: typed && filters[name] !== "", preventScrollReset: true });
  }

  function clearFilters() {
    const next = new URLSearchParams(address);
    FILTER_NAMES.forEach((name) => next.delete(name));
    setAddress(next, { preventScrollReset: true });
  }

  return { filters, setFilter, clearFilters };
}
