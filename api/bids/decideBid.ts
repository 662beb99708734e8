import { recordEvent } from "#api/audit/recordEvent.ts";
import { changeOf } from "#api/audit/recordedValue.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import type { SeenBid } from "#api/bids/BidInput.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockDecidableTender } from "#api/bids/lockDecidableTender.ts";
import { lockLiveBid } from "#api/bids/lockLiveBid.ts";
import type { DecisionReasonInput } from "#api/bids/outcomes/DecisionReasonInput.ts";
import { NOTHING_TOLD, reasonFacts, recordedReason, saveReasons, type ToldReason, validNextSteps, validReason } from "#api/bids/outcomes/reasons.ts";
import { refuseUnseen } from "#api/bids/refuseUnseen.ts";
import { saveDecision } from "#api/bids/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";

interface Decision {
  status: BidStatus;
  reason?: DecisionReasonInput | null;
  nextSteps?: string | null;
  seen?: SeenBid;
}

/**
 * Accepts or rejects a bid once its tender no longer accepts bids; `pending` undoes a decision. Its company is told, with the reason
 * or the next steps where some are given; a repeated decision with others tells it again. Refuses BAD_USER_INPUT, NOT_FOUND, and
 * CONFLICT for a withdrawn bid, for a second accepted bid, and for a bid that differs from `seen`.
 */
export async function decideBid(context: SignedIn, id: string, { seen = {}, ...decision }: Decision): Promise<Bid> {
  const { db, user } = context;
  const { status } = decision;
  const told = toldOf(decision);
  return db.transaction(async (tx) => {
    const found = isId(id) ? await tx.findOneBy(BidRow, { id }) : null;
    if (!found) throw notFound("Bid");
    const { tender, now } = await lockDecidableTender(tx, found.tenderId, user.id);
    const bid = await lockLiveBid(tx, found.tenderId, id);
    refuseUnseen(bid, seen, status);
    const isNew = bid.status !== status || told !== null;
    await saveDecision(tx, bid, status, { user, now });
    if (told) await saveReasons(tx, new Map([[bid.id, told]]));
    const decided = await tx.findOneByOrFail(Bid, { id: bid.id });
    const { companyId, tenderId } = bid;
    const facts = { ...tenderFacts(tender), outcome: status, ...reasonFacts(told ?? NOTHING_TOLD) };
    if (isNew) await tell(tx, { kind: "bidDecided", tenderId, bidId: bid.id, occurrence: now.toISOString(), facts, by: user.id }, [{ companyId, reason: "bid" }]);
    const { before, after } = changeOf("bid", bid, decided);
    await recordEvent(tx, context, { act: "decideBid", subject: "bid", subjectId: bid.id, tenderId, before, after: { ...after, ...recordedReason(told) } });
    return decided;
  });
}

/** Each decision has its own: a reason a rejection, next steps an acceptance. Refuses BAD_USER_INPUT. */
function toldOf({ status, reason, nextSteps }: Decision): ToldReason | null {
  const steps = validNextSteps(nextSteps);
  const why = reason ? validReason(reason) : null;
  if (why && status !== "rejected") throw badInput({ reason: "A reason belongs to a rejected bid" });
  if (steps && status !== "accepted") throw badInput({ nextSteps: "Next steps belong to an accepted bid" });
  return why ?? steps;
}
