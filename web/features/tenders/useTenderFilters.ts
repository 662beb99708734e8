import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { FILTER_NAMES, readFilters, type FilterName } from "#web/features/tenders/tenderFilters.ts";

/**
 * The filters live in the address, so that a filtered list can be shared. Each filter that is set is one step of the
 * history and Back undoes it; what is typed on in the same field belongs to the same step.
 */
export function useTenderFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);

  // The screen follows the address a moment later: a second filter that is set meanwhile must build on the first.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  function write(change: (next: URLSearchParams) => void, replace = false) {
    const next = new URLSearchParams(latest.current);
    change(next);
    latest.current = next;
    setAddress(next, { replace, preventScrollReset: true });
  }

  function setFilter(name: FilterName, value: string, { typed = false } = {}) {
    const before = latest.current.get(name) ?? "";
    if (value === before) return;
    write((next) => (value === "" ? next.delete(name) : next.set(name, value)), typed && before !== "");
  }

  const [clearings, setClearings] = useState(0);

  function clearFilters() {
    write((next) => FILTER_NAMES.forEach((name) => next.delete(name)));
    setClearings((earlier) => earlier + 1);
  }

  return { filters, setFilter, clearFilters, clearings };
}
