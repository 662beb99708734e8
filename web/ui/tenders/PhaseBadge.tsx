import { type PhaseFacts, phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

import { usePhase } from "#web/clock/usePhase.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { STATUS_IN } from "#web/ui/tenders/statusInPhase.ts";

/** The badge with the status of a tender now. From its closing time on, an open tender is shown as closed. */
export const PhaseBadge = ({ tender, now }: { tender: PhaseFacts; now: Date }) => (
  <StatusBadge status={STATUS_IN[phaseOf(tender, now)]} />
);

/** A PhaseBadge for rows and cards that have no current time to pass: it reads the time itself. */
export function LivePhaseBadge({ tender }: { tender: PhaseFacts }) {
  return <StatusBadge status={STATUS_IN[usePhase(tender).phase]} />;
}
