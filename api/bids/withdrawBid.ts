import { eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import { lockOwnBid } from "#api/bids/submission/lockOwnBid.ts";
import { bidWithOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { prepared } from "#api/core/database/prepared.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseSealedClosing } from "#api/tenders/lockOpenTender.ts";
import { noticeInsert, noticeParameter, tenderFacts } from "#api/notices/notify.ts";

const WITHDRAW = prepared(
  `WITH bid AS (UPDATE bids SET withdrawn_at = $1 WHERE id = $2), notified AS (${noticeInsert("$4")}) ${eventInsert("$3")}`,
);

/**
 * Withdraws a company's own bid. This is possible until the tender closes, and the company may then bid again. The
 * submitted terms stay stored.
 */
export async function withdrawBid(context: SignedIn, id: string): Promise<Bid> {
  const withdrawn = await context.db.transaction(async (tx) => {
    const { bid, tender, countsAt } = await lockOwnBid(tx, context, id, "withdrawBid");
    const notice = noticeParameter(
      {
        kind: "bidWithdrawn",
        tenderId: tender.id,
        bidId: bid.id,
        facts: {
          ...tenderFacts(tender),
          at: countsAt.toISOString(),
          persons: [context.user.id],
          closing: tender.closingDate.toISOString(),
        },
      },
      [{ companyId: bid.companyId, reason: "bid" }],
    );
    const event = eventParameter(context, {
      act: "withdrawBid",
      subject: "bid",
      subjectId: bid.id,
      tenderId: bid.tenderId,
      after: { withdrawnAt: countsAt },
    });
    await tx.query(WITHDRAW, [countsAt, bid.id, event, notice]).catch(refuseSealedClosing);
    return tx.findOneByOrFail(Bid, { id: bid.id });
  });
  return bidWithOwnTerms(context, withdrawn);
}
