import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { notifyStatus } from "#api/tenders/notifications/notifyStatus.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { lockTender, numberTaken } from "#api/tenders/tender.writes.ts";

/**
 * Spec §2 tenders: soft delete. Lists no longer contain the tender; its row and its bids stay stored. Notifies all
 * companies with a live bid, a draft or a question. Refuses NOT_FOUND.
 */
export async function deleteTender(context: SignedIn, id: string): Promise<Tender> {
  return context.db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    const before = Object.assign({}, tender);
    const deleted = await tx.softRemove(tender);
    await notifyStatus(tx, before, deleted, context.user.id);
    return recordChange(tx, context, { act: "deleteTender", subject: "tender" }, before, deleted);
  });
}

/**
 * Restores a deleted tender, and notifies all companies with a live bid, a draft or a question. Does not change a
 * tender that is not deleted. Refuses NOT_FOUND, and CONFLICT if another tender now has the same number.
 */
export async function restoreTender(context: SignedIn, id: string): Promise<Tender> {
  return context.db.transaction(async (tx) => {
    const tender = isId(id)
      ? await tx.findOne(Tender, { where: { id }, withDeleted: true, lock: { mode: "pessimistic_write" } })
      : null;
    if (!tender) throw notFound("Tender");
    // Do not save a tender that is not deleted: even an UPDATE without a change would increment the revision of all
    // tenders.
    const before = Object.assign({}, tender);
    const restored = tender.deletedAt ? await tx.recover(tender).catch(numberTaken) : tender;
    await notifyStatus(tx, before, restored, context.user.id);
    return recordChange(tx, context, { act: "restoreTender", subject: "tender" }, before, restored);
  });
}
