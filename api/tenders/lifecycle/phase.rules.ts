import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/**
 * The phases of a tender, in order. A phase is derived from stored facts and the time, and never stored. Every
 * combination of facts has exactly one phase, because the specification lets administrators set any `status`.
 */
export const TENDER_PHASES = [
  "draft",
  "acceptingBids",
  "beforeOpening",
  "awaitingOpening",
  "awaitingDecision",
  "awarded",
  "cancelled",
  "cancelledUnpublished",
  "deleted",
] as const;
export type TenderPhase = (typeof TENDER_PHASES)[number];

/** The meaning of each phase, for integrators and for the documents. */
export const PHASE_MEANINGS: Record<TenderPhase, string> = {
  draft: "Not published. Only administrators see the tender.",
  acceptingBids: "Published, and its closing time has not passed. The opening date does not count.",
  beforeOpening:
    "Sealed, and no longer accepting bids. Its bids cannot be opened before 15 seconds after the closing time.",
  awaitingOpening: "Sealed, and its bids can be opened.",
  awaitingDecision:
    "No longer accepting bids, and the bids can be read. They can be decided, also again, until the award.",
  awarded: "Awarded. One bid is accepted and the others are rejected, unless only the status of the tender was set.",
  cancelled: "Closed permanently by a cancellation.",
  cancelledUnpublished: "Cancelled before it was ever published. Only administrators see the tender.",
  deleted: "In no list. An administrator can restore the tender.",
};

/**
 * The maximum time after the closing time, in milliseconds, at which a bid that arrived in time can still be stored:
 * the longest wait for the tender's lock plus the statement timeout. A sealed tender can be opened only after this
 * time.
 */
export const SETTLING_MS = 15_000;

type Time = Date | string;

/** The facts from which the phase is derived. */
export interface PhaseFacts {
  status: TenderStatus;
  closingDate: Time;
  sealed: boolean;
  openedAt: Time | null;
  cancelledAt: Time | null;
  /** Absent in the web client, which shows the phase `cancelledUnpublished` as `cancelled`. */
  publishedAt?: Time | null;
  /** Absent if the caller reads only tenders that are not deleted. */
  deletedAt?: Time | null;
  /**
   * True if the newest closing has a closing seal. The tender then accepts no bids, even if the database's clock was
   * set back to a time before the closing. Only lockOpenTenderOf sets this fact.
   */
  closingIsSealed?: boolean;
}

/** The earliest time at which a sealed tender can be opened. */
export const opensAt = ({ closingDate }: { closingDate: Time }) =>
  new Date(new Date(closingDate).getTime() + SETTLING_MS);

/**
 * Returns the phase of a tender at the time `now`, on the server by the database's clock. phaseSql.ts defines the same
 * phases in SQL.
 */
export function phaseOf(tender: PhaseFacts, now: Date): TenderPhase {
  if (tender.deletedAt != null) return "deleted";
  if (tender.cancelledAt !== null) return tender.publishedAt === null ? "cancelledUnpublished" : "cancelled";
  if (tender.status === "draft") return "draft";
  if (tender.status === "awarded") return "awarded";
  if (!tender.closingIsSealed && acceptsBids(tender, now)) return "acceptingBids";
  if (!tender.sealed || tender.openedAt !== null) return "awaitingDecision";
  return now > opensAt(tender) ? "awaitingOpening" : "beforeOpening";
}

/** True if partners and the public can see the tender, unless it is deleted. */
export const partnersSee = ({
  status,
  cancelledAt,
  publishedAt,
}: Required<Pick<PhaseFacts, "status" | "cancelledAt" | "publishedAt">>) =>
  status !== "draft" && !(cancelledAt !== null && publishedAt === null);
