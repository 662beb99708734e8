import { useMemo } from "react";

import { opensAt, type PhaseFacts, phaseOf, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

import { useNow } from "#web/clock/useNow.ts";

/**
 * Returns the phase of a tender by the server's clock, and the time. Rerenders when the closing time passes, and when
 * sealed bids can be opened. Without a tender the phase is null. The server decides again when an act is sent.
 */
export function usePhase<T extends PhaseFacts | null>(tender: T) {
  const closingDate = tender && new Date(tender.closingDate).toISOString();
  const now = useNow(
    useMemo(() => (closingDate ? [closingDate, opensAt({ closingDate }).toISOString()] : []), [closingDate]),
  );
  return { phase: (tender && phaseOf(tender, now)) as T extends null ? TenderPhase | null : TenderPhase, now };
}
