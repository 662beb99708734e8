import { useSearchParams } from "react-router-dom";

import { BID_OUTCOMES, type BidOutcome } from "#web/features/bids/mine/bidOutcome.ts";

/** The filter is kept in the URL query: it can be shared, and Back undoes it. */
export function useOutcomeFilter() {
  const [address, setAddress] = useSearchParams();
  const outcome = BID_OUTCOMES.find((known) => known === address.get("status"));

  function setOutcome(next: BidOutcome | undefined) {
    setAddress(next ? { status: next } : {}, { preventScrollReset: true });
  }
  return { outcome, setOutcome };
}
