import { useMemo } from "react";

import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

interface Closing {
  status: TenderStatus;
  closingDate: string;
  deletedAt?: string | null;
}

/**
 * Whether the tender accepts bids; false for null. Rerenders when the closing time passes. The server makes the final
 * check.
 */
export function useAcceptsBids(tender: Closing | null) {
  const closingDate = tender?.closingDate;
  const now = useNow(useMemo(() => (closingDate ? [closingDate] : []), [closingDate]));
  return { accepts: tender !== null && !tender.deletedAt && acceptsBids(tender, now), now };
}
