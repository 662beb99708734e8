import { useSearchParams } from "react-router-dom";

import { BIDS_SHOWN, type BidsShown } from "#web/features/bids/mine/bidsShown.ts";

/** The filter is kept in the URL query: it can be shared, and Back undoes it. */
export function useBidsShown() {
  const [address, setAddress] = useSearchParams();
  const shown = BIDS_SHOWN.find((known) => known === address.get("status"));

  function setShown(next: BidsShown | undefined) {
    setAddress(next ? { status: next } : {}, { preventScrollReset: true });
  }
  return { shown, setShown };
}
