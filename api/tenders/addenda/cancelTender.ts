import { recordChange } from "#api/audit/recordEvent.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { cancellationSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { notifyCancelled } from "#api/tenders/addenda/notifyAmended.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { lockTender, saveTender } from "#api/tenders/tender.writes.ts";
import { refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";

interface Cancellation {
  reason: string;
  /** The version that the caller read. */
  version?: number | null;
}

/**
 * Cancels a tender permanently, and sends the reason to all companies with a live bid, a draft or a question. Refuses
 * BAD_USER_INPUT, NOT_FOUND, and CONFLICT for a stale version, for an awarded tender and for a cancelled tender.
 */
export async function cancelTender(
  context: SignedIn,
  id: string,
  { version, ...typed }: Cancellation,
): Promise<Tender> {
  const { db, user } = context;
  const { reason } = valid(cancellationSchema, typed);
  return db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    refuseStaleEdit("tender", tender.version, version);
    refuseTimeless("cancelTender", "administrator", tender);
    const before = Object.assign({}, tender);
    const cancelled = await saveTender(
      tx,
      Object.assign(tender, {
        status: "closed" as const,
        cancelledAt: await databaseClock(tx),
        cancelledBy: user.id,
        cancelReason: reason,
      }),
    );
    await notifyCancelled(tx, cancelled, { reason, by: user.id });
    return recordChange(tx, context, { act: "cancelTender", subject: "tender" }, before, cancelled);
  });
}
