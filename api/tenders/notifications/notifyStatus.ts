import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";
import { concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import { shortened } from "#api/tenders/addenda/notifyAmended.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

/** The maximum size of the reason in a notice, in bytes. The tender's page shows the whole reason. */
const MOST_BYTES = 6_000;
const reasonOf = ({ awardTakenBackReason: reason }: Tender) => ({ reason: reason && shortened(reason, MOST_BYTES) });

type Shown = Pick<Tender, "status" | "closingDate" | "deletedAt">;

/** The changes whose notice links to the company's own bid. The other notices link to the tender. */
const AT_THE_BID: readonly StatusAct[] = ["hidden", "awarded", "awardTakenBack", "deleted"];

/**
 * Returns the kind of a status change for the notice to the companies. Returns null for a change that is not announced:
 * of a draft, which no company has seen, and for a reopening, which an addendum announces.
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
 * Notifies all companies with a live bid, a draft or a question of a change of the tender's status, if statusActOf
 * returns a kind. Closing a tender after its closing time is not announced. awardTender and cancelTender send their own
 * notices.
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
