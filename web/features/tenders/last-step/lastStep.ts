import { ACT_ON_STATUS, refusalIn } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { type PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The changes of a status that an administrator checks in a dialog before they are saved. */
export type LastStep = "publish" | "close" | "award" | "unpublish" | "takeBackAward";

const STEP_TO: Record<TenderStatus, LastStep | null> = {
  draft: "unpublish",
  // An addendum announces that a tender takes bids again: the form shows it above the button.
  open: null,
  closed: "close",
  awarded: "award",
};

/** The time does not count for the acts that set a status. */
const AT_ANY_TIME = new Date(0);

/**
 * The dialog to show before a tender gets this status; null if none is needed. None is shown either if the table of the
 * life cycle refuses the status: the server's refusal then says why.
 * @param tender The stored facts, with the typed `sealed`. The status of a new tender is draft.
 */
export function lastStepOf(tender: PhaseFacts, status: TenderStatus): LastStep | null {
  if (status === tender.status || refusalIn(ACT_ON_STATUS[status], "administrator", tender, AT_ANY_TIME)) return null;
  if (tender.status === "awarded") return "takeBackAward";
  return tender.status === "draft" && status === "open" ? "publish" : STEP_TO[status];
}
