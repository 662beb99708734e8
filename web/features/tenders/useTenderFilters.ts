import { useMemo, useState } from "react";

import { NO_FILTERS, readFilters, type FilterName } from "#web/features/tenders/tenderFilters.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

export function useTenderFilters() {
  const { address, put, putTyped } = useAddressFilters();
  const filters = useMemo(() => readFilters(address), [address]);

  function setFilter(name: FilterName, value: string, { typed = false } = {}) {
    if (typed) putTyped(name, value);
    else put({ [name]: value });
  }

  const [clearings, setClearings] = useState(0);

  function clearFilters() {
    put(NO_FILTERS);
    setClearings((earlier) => earlier + 1);
  }

  return { filters, setFilter, clearFilters, clearings };
}
