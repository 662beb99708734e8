import { useMemo } from "react";

import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

/** Turns false by itself when the closing moment passes. The server has the last word. */
export function useAcceptsBids(tender: { status: TenderStatus; closingDate: string }) {
  const now = useNow(useMemo(() => [tender.closingDate], [tender.closingDate]));
  return { accepts: acceptsBids(tender, now), now };
}
