import { changeOf } from "#api/audit/recordedValue.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { type BidStatus, UNDO_SECONDS } from "#api/bids/bidStatus.rules.ts";
import type { DecisionReasonInput, SeenBid } from "#api/bids/decisions/DecisionInput.ts";
import {
  NO_REASON_STATED,
  reasonFacts,
  recordedReason,
  saveReasons,
  type StatedReason,
  validNextSteps,
  validReason,
} from "#api/bids/decisions/decisionReasons.ts";
import { lockDecidableTender, lockLiveBid } from "#api/bids/decisions/lockDecidableTender.ts";
import { recallDecision } from "#api/bids/decisions/recallDecision.ts";
import { refuseChangedBid } from "#api/bids/decisions/refuseChangedBids.ts";
import { refuseSecondAcceptance } from "#api/bids/decisions/refuseSecondAcceptance.ts";
import { saveDecision } from "#api/bids/decisions/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";

interface Decision {
  status: BidStatus;
  reason?: DecisionReasonInput | null;
  nextSteps?: string | null;
  seen?: SeenBid;
}

/**
 * Accepts or rejects a bid after its tender stopped accepting bids. The status `pending` undoes a decision. Notifies
 * the company, with the reason or the next steps if given; the mail is sent after UNDO_SECONDS. A decision that changes
 * within this time removes the earlier notice. No new notice is created if an older notice already states the new
 * decision, unless there is a reason or next steps. Refuses BAD_USER_INPUT, NOT_FOUND, CONFLICT for a withdrawn bid,
 * for a second accepted bid and for a bid that differs from `seen`, and all that lockDecidableTender refuses.
 */
export async function decideBid(context: SignedIn, id: string, { seen = {}, ...decision }: Decision): Promise<Bid> {
  const { db, user } = context;
  const { status } = decision;
  const notice = noticeOf(decision);
  return db.transaction(async (tx) => {
    const found = isId(id) ? await tx.findOneBy(BidRow, { id }) : null;
    if (!found) throw notFound("Bid");
    const { tender, now } = await lockDecidableTender(tx, "decideBid", found.tenderId, user.id);
    const bid = await lockLiveBid(tx, found.tenderId, id);
    refuseChangedBid(bid, seen, status);
    if (status === "accepted") await refuseSecondAcceptance(tx, bid);
    const isChanged = bid.status !== status;
    const isKnown = isChanged && (await recallDecision(tx, bid)) === status;
    const isNew = notice !== null || (isChanged && !isKnown);
    await saveDecision(tx, bid, status, { user, now });
    if (notice) await saveReasons(tx, new Map([[bid.id, notice]]));
    const decided = await tx.findOneByOrFail(Bid, { id: bid.id });
    const { companyId, tenderId } = bid;
    const facts = { ...tenderFacts(tender), outcome: status, ...reasonFacts(notice ?? NO_REASON_STATED) };
    if (isNew)
      await notify(
        tx,
        {
          kind: "bidDecided",
          tenderId,
          bidId: bid.id,
          occurrence: now.toISOString(),
          facts,
          by: user.id,
          mailedAfterMinutes: UNDO_SECONDS / 60,
        },
        [{ companyId, reason: "bid" }],
      );
    const { before, after } = changeOf("bid", bid, decided);
    await recordEvent(tx, context, {
      act: "decideBid",
      subject: "bid",
      subjectId: bid.id,
      tenderId,
      before,
      after: { ...after, ...recordedReason(notice) },
    });
    return decided;
  });
}

/**
 * Returns the valid reason or next steps; null if none are given. Only a rejection may have a reason, and only an
 * acceptance may have next steps. Refuses BAD_USER_INPUT.
 */
function noticeOf({ status, reason, nextSteps }: Decision): StatedReason | null {
  const steps = validNextSteps(nextSteps);
  const why = reason ? validReason(reason) : null;
  if (why && status !== "rejected") throw badInput({ reason: "A reason belongs to a rejected bid" });
  if (steps && status !== "accepted") throw badInput({ nextSteps: "Next steps belong to an accepted bid" });
  return why ?? steps;
}
