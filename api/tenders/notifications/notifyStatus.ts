import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";
import { concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import { shortened } from "#api/tenders/addenda/notifyAmended.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

/** The maximum bytes of the reason in a notice. The tender's page shows the whole reason. */
const MOST_BYTES = 6_000;
const reasonOf = ({ awardTakenBackReason: reason }: Tender) => ({ reason: reason && shortened(reason, MOST_BYTES) });

type Shown = Pick<Tender, "status" | "closingDate" | "deletedAt">;

/** The changes whose notice links to the company's own bid instead of the tender, which may be hidden afterwards. */
const AT_THE_BID: readonly StatusAct[] = ["hidden", "awarded", "awardTakenBack", "deleted"];

/**
 * What a change of the status means for the companies concerned. null if there is nothing to announce: for a draft,
 * which no company saw, and for reopening, for which an addendum is issued.
 */
function statusActOf(before: Shown, after: Shown): StatusAct | null {
  if (!before.deletedAt && after.deletedAt) return before.status === "draft" ? null : "deleted";
  if (before.deletedAt && !after.deletedAt) return after.status === "draft" ? null : "restored";
  if (before.status === after.status) return null;
  if (after.status === "awarded") return "awarded";
  if (before.status === "awarded") return "awardTakenBack";
  if (after.status === "draft") return "hidden";
  return before.status === "open" && after.status === "closed" ? "closedEarly" : null;
}

/**
 * Notifies all companies concerned of a change of the tender's status, if statusActOf says that the change is
 * announced. Closing a tender after its closing time is not announced. awardTender and cancelTender send their own
 * notices instead.
 */
export async function notifyStatus(tx: EntityManager, before: Shown, saved: Tender, by: string) {
  const happened = statusActOf(before, saved);
  if (!happened || (happened === "closedEarly" && hasClosed(before.closingDate, await databaseClock(tx)))) return;
  const concerned = await concernedWith(tx, saved.id);
  await notify(
    tx,
    {
      kind: "statusChanged",
      tenderId: saved.id,
      occurrence: `${saved.version} ${happened}`,
      facts: { ...tenderFacts(saved), happened, ...(happened === "awardTakenBack" && reasonOf(saved)) },
      by,
    },
    concerned.map(({ companyId, reason, liveBidId }) => ({
      companyId,
      reason,
      bidId: AT_THE_BID.includes(happened) ? (liveBidId ?? undefined) : undefined,
    })),
  );
}
