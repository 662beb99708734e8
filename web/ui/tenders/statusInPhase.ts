import { type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

/** The status that the badge shows for each phase of a tender. */
export const STATUS_IN: Record<TenderPhase, "draft" | "open" | "closed" | "awarded" | "cancelled" | "deleted"> = {
  draft: "draft",
  acceptingBids: "open",
  beforeOpening: "closed",
  awaitingOpening: "closed",
  awaitingDecision: "closed",
  awarded: "awarded",
  cancelled: "cancelled",
  cancelledUnpublished: "cancelled",
  deleted: "deleted",
};
