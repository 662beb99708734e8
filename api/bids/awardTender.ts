import { type EntityManager, IsNull, Not } from "typeorm";

import { type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import type { SeenTender } from "#api/bids/BidInput.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockDecidableTender } from "#api/bids/lockDecidableTender.ts";
import { lockLiveBid } from "#api/bids/lockLiveBid.ts";
import type { BidReasonInput } from "#api/bids/outcomes/DecisionReasonInput.ts";
import { NOTHING_TOLD, reasonFacts, reasonsOf, recordedReason, saveReasons, validNextSteps, validReasons } from "#api/bids/outcomes/reasons.ts";
import { refuseUnseen } from "#api/bids/refuseUnseen.ts";
import { refuseUnseenBids } from "#api/bids/refuseUnseenBids.ts";
import { saveDecision } from "#api/bids/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

interface Award {
  reasons?: readonly BidReasonInput[] | null;
  nextSteps?: string | null;
  seen?: SeenTender;
}

type LiveBid = Pick<BidRow, "id" | "companyId">;

/**
 * Accepts one bid, rejects the tender's other live bids (an already accepted one too) and awards the tender, in one transaction.
 * Refuses BAD_USER_INPUT, also for a reason of anything but another live bid, NOT_FOUND, and CONFLICT for a withdrawn bid or if the
 * tender, the bid or a live bid differs from `seen`.
 */
export async function awardTender(context: SignedIn, tenderId: string, bidId: string, { reasons, nextSteps, seen = {} }: Award): Promise<Tender> {
  const { db, user } = context;
  const [told, steps] = [validReasons(reasons ?? []), validNextSteps(nextSteps)];
  return db.transaction(async (tx) => {
    const { tender, now } = await lockDecidableTender(tx, tenderId, user.id);
    refuseStaleEdit("tender", tender.version, seen.version);
    const bid = await lockLiveBid(tx, tender.id, bidId);
    refuseUnseen(bid, seen, "accepted");
    await refuseUnseenBids(tx, tender.id, seen.seenBids);
    const live: LiveBid[] = await tx.find(BidRow, { select: { id: true, companyId: true }, where: { tenderId: tender.id, withdrawnAt: IsNull() } });
    refuseForeign(told, live.filter(({ id }) => id !== bid.id));
    // Reject the others first: the database allows one accepted bid per tender.
    const others = await tx
      .createQueryBuilder()
      .update(BidRow)
      .set({ status: "rejected", decidedAt: now, decidedBy: user.id })
      .where({ tenderId: tender.id, id: Not(bid.id), status: Not("rejected"), withdrawnAt: IsNull() })
      .returning("id")
      .execute();
    await saveDecision(tx, bid, "accepted", { user, now });
    if (steps) told.set(bid.id, steps);
    await saveReasons(tx, told);
    const rejected = (others.raw as { id: string }[]).map(({ id }) => id);
    const decided = (id: string, after: object): NewEvent => ({ act: "awardTender", subject: "bid", subjectId: id, tenderId: tender.id, after: { ...after, ...recordedReason(told.get(id)) } });
    const decision = (status: string) => ({ status, decidedAt: now, decidedBy: user.id });
    await recordEvent(
      tx,
      context,
      { act: "awardTender", subject: "tender", subjectId: tender.id, before: { status: tender.status }, after: { status: "awarded" } },
      decided(bid.id, decision("accepted")),
      ...rejected.map((id) => decided(id, decision("rejected"))),
      // Those that were rejected before get a reason only.
      ...[...told.keys()].filter((id) => id !== bid.id && !rejected.includes(id)).map((id) => decided(id, {})),
    );
    await tellAward(tx, tender, { live, chosen: bid.id, occurrence: now.toISOString(), by: user.id });
    return saveTender(tx, Object.assign(tender, { status: "awarded" }));
  });
}

function refuseForeign(told: ReadonlyMap<string, unknown>, others: readonly LiveBid[]) {
  if ([...told.keys()].some((id) => !others.some((other) => other.id === id))) throw badInput({ reasons: "A reason belongs to another live bid on this tender" });
}

/** Each company with a live bid, the one that was chosen too. */
async function tellAward(tx: EntityManager, tender: Tender, { live, chosen, occurrence, by }: { live: LiveBid[]; chosen: string; occurrence: string; by: string }) {
  const told = await reasonsOf(tx, live.map(({ id }) => id));
  await tell(
    tx,
    { kind: "awardMade", tenderId: tender.id, occurrence, facts: tenderFacts(tender), by },
    live.map(({ id, companyId }) => ({ companyId, reason: "bid", bidId: id, facts: { isChosen: id === chosen, ...reasonFacts(told.get(id) ?? NOTHING_TOLD) } })),
  );
}
