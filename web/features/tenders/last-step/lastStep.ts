import { ACT_ON_STATUS, refusalIn } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { type PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The changes of a status that an administrator checks in a dialog before they are saved. */
export type LastStep = "publish" | "close" | "award" | "unpublish" | "takeBackAward";

const STEP_TO: Record<TenderStatus, LastStep | null> = {
  draft: "unpublish",
  // No dialog: an addendum announces that the tender accepts bids again, and the form itself shows that addendum.
  open: null,
  closed: "close",
  awarded: "award",
};

/** Any time works here, because whether a status may be set does not depend on the time. */
const AT_ANY_TIME = new Date(0);

/**
 * The dialog to show before a tender gets this status; null if no dialog is needed. Also null if the life cycle does
 * not allow the status: the form is then submitted, and the server's refusal gives the reason.
 * @param tender The stored facts, with the typed `sealed`. The status of a new tender is draft.
 */
export function lastStepOf(tender: PhaseFacts, status: TenderStatus): LastStep | null {
  if (status === tender.status || refusalIn(ACT_ON_STATUS[status], "administrator", tender, AT_ANY_TIME)) return null;
  if (tender.status === "awarded") return "takeBackAward";
  return tender.status === "draft" && status === "open" ? "publish" : STEP_TO[status];
}
