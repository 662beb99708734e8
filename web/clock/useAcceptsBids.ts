import { useMemo } from "react";

import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

interface Closing {
  status: TenderStatus;
  closingDate: string;
  deletedAt?: string | null;
}

/**
 * Returns whether the tender accepts bids (false if `tender` is null), and the time by the server's clock. Rerenders
 * when the closing time passes. The server checks the closing time again when a bid is submitted.
 */
export function useAcceptsBids(tender: Closing | null) {
  const closingDate = tender?.closingDate;
  const now = useNow(useMemo(() => (closingDate ? [closingDate] : []), [closingDate]));
  return { accepts: tender !== null && !tender.deletedAt && acceptsBids(tender, now), now };
}
