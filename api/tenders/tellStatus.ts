import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";
import { concernedWith } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

type Shown = Pick<Tender, "status" | "closingDate" | "deletedAt">;

/** After these a bidder finds more at the own bid than at the tender, if that can be read at all. */
const AT_THE_BID: readonly StatusAct[] = ["hidden", "awarded", "awardTakenBack", "deleted"];

/** What a change of a tender's status is to those concerned. That it takes bids again is an addendum, and nobody saw a draft. */
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
 * Tells all whom a saved tender concerns what an act did to its status; nothing where it did nothing to tell. An award by awardTender and a
 * cancellation are told by these acts.
 */
export async function tellStatus(tx: EntityManager, before: Shown, saved: Tender, by: string) {
  const happened = statusActOf(before, saved);
  if (!happened || (happened === "closedEarly" && hasClosed(before.closingDate, await databaseClock(tx)))) return;
  const concerned = await concernedWith(tx, saved.id);
  await tell(
    tx,
    { kind: "statusChanged", tenderId: saved.id, occurrence: `${saved.version} ${happened}`, facts: { ...tenderFacts(saved), happened }, by },
    concerned.map(({ companyId, reason, liveBidId }) => ({ companyId, reason, bidId: AT_THE_BID.includes(happened) ? (liveBidId ?? undefined) : undefined })),
  );
}
