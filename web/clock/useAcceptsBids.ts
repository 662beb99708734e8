import { useMemo } from "react";

import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

interface Closing {
  status: TenderStatus;
  closingDate: string;
  /** Set once the tender was deleted. */
  deletedAt?: string | null;
}

/** Turns false by itself when the closing moment passes; false without a tender. The server has the last word. */
export function useAcceptsBids(tender: Closing | null) {
  const closingDate = tender?.closingDate;
  const now = useNow(useMemo(() => (closingDate ? [closingDate] : []), [closingDate]));
  return { accepts: tender !== null && !tender.deletedAt && acceptsBids(tender, now), now };
}
