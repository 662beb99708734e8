import { type EntityManager, IsNull, Not } from "typeorm";

import { type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockDecidableTender, lockLiveBid } from "#api/bids/decisions/lockDecidableTender.ts";
import type { BidReasonInput, SeenTender } from "#api/bids/decisions/DecisionInput.ts";
import {
  NO_REASON_STATED,
  reasonFacts,
  reasonsOf,
  recordedReason,
  saveReasons,
  validNextSteps,
  validReasons,
} from "#api/bids/decisions/decisionReasons.ts";
import { refuseChangedBid, refuseChangedBids } from "#api/bids/decisions/refuseChangedBids.ts";
import { saveDecision } from "#api/bids/decisions/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import { saveTender } from "#api/tenders/tender.writes.ts";
import type { Tender } from "#api/tenders/Tender.ts";

interface Award {
  reasons?: readonly BidReasonInput[] | null;
  nextSteps?: string | null;
  seen?: SeenTender;
}

type LiveBid = Pick<BidRow, "id" | "companyId">;

/**
 * Accepts one bid, rejects all other live bids (including one that was accepted before) and awards the tender, in one
 * transaction. Refuses NOT_FOUND, BAD_USER_INPUT (also for a reason whose bid is not among the rejected ones), CONFLICT
 * for a withdrawn bid or if the tender or a live bid differs from `seen`, and all that lockDecidableTender refuses.
 */
export async function awardTender(
  context: SignedIn,
  tenderId: string,
  bidId: string,
  { reasons, nextSteps, seen = {} }: Award,
): Promise<Tender> {
  const { db, user } = context;
  const [statedReasons, steps] = [validReasons(reasons ?? []), validNextSteps(nextSteps)];
  return db.transaction(async (tx) => {
    const { tender, now } = await lockDecidableTender(tx, "awardTender", tenderId, user.id);
    refuseStaleEdit("tender", tender.version, seen.version);
    const bid = await lockLiveBid(tx, tender.id, bidId);
    refuseChangedBid(bid, seen, "accepted");
    await refuseChangedBids(tx, tender.id, seen.seenBids);
    const live: LiveBid[] = await tx.find(BidRow, {
      select: { id: true, companyId: true },
      where: { tenderId: tender.id, withdrawnAt: IsNull() },
    });
    refuseForeign(
      statedReasons,
      live.filter(({ id }) => id !== bid.id),
    );
    // Reject the other bids first, because the database allows only one accepted bid per tender.
    const others = await tx
      .createQueryBuilder()
      .update(BidRow)
      .set({ status: "rejected", decidedAt: now, decidedBy: user.id })
      .where({ tenderId: tender.id, id: Not(bid.id), status: Not("rejected"), withdrawnAt: IsNull() })
      .returning("id")
      .execute();
    const isAcceptedAlready = bid.status === "accepted";
    await saveDecision(tx, bid, "accepted", { user, now });
    if (steps) statedReasons.set(bid.id, steps);
    await saveReasons(tx, statedReasons);
    const rejected = (others.raw as { id: string }[]).map(({ id }) => id);
    const decided = (id: string, after: object): NewEvent => ({
      act: "awardTender",
      subject: "bid",
      subjectId: id,
      tenderId: tender.id,
      after: { ...after, ...recordedReason(statedReasons.get(id)) },
    });
    const decision = (status: string) => ({ status, decidedAt: now, decidedBy: user.id });
    await recordEvent(
      tx,
      context,
      {
        act: "awardTender",
        subject: "tender",
        subjectId: tender.id,
        before: { status: tender.status },
        after: { status: "awarded" },
      },
      // If the bid was already accepted, its status and decision time do not change. The event then omits them.
      decided(bid.id, isAcceptedAlready ? {} : decision("accepted")),
      ...rejected.map((id) => decided(id, decision("rejected"))),
      // Record the reasons for bids that were already rejected.
      ...[...statedReasons.keys()].filter((id) => id !== bid.id && !rejected.includes(id)).map((id) => decided(id, {})),
    );
    await notifyAward(tx, tender, { live, chosen: bid.id, occurrence: now.toISOString(), by: user.id });
    return saveTender(tx, Object.assign(tender, { status: "awarded" }));
  });
}

function refuseForeign(statedReasons: ReadonlyMap<string, unknown>, others: readonly LiveBid[]) {
  if ([...statedReasons.keys()].some((id) => !others.some((other) => other.id === id)))
    throw badInput({ reasons: "A reason belongs to another live bid on this tender" });
}

/** Notifies every company with a live bid, including the winner. */
async function notifyAward(
  tx: EntityManager,
  tender: Tender,
  { live, chosen, occurrence, by }: { live: LiveBid[]; chosen: string; occurrence: string; by: string },
) {
  const reasonByBid = await reasonsOf(
    tx,
    live.map(({ id }) => id),
  );
  await notify(
    tx,
    { kind: "awardMade", tenderId: tender.id, occurrence, facts: tenderFacts(tender), by },
    live.map(({ id, companyId }) => ({
      companyId,
      reason: "bid",
      bidId: id,
      facts: { isChosen: id === chosen, ...reasonFacts(reasonByBid.get(id) ?? NO_REASON_STATED) },
    })),
  );
}
