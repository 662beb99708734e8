import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { tellStatus } from "#api/tenders/tellStatus.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Spec §2 tenders: soft delete. The tender leaves every list; its row and its bids are kept, and all whom it concerns are told. */
export async function deleteTender(context: SignedIn, id: string): Promise<Tender> {
  return context.db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    const before = Object.assign({}, tender);
    const deleted = await tx.softRemove(tender);
    await tellStatus(tx, before, deleted, context.user.id);
    return recordChange(tx, context, { act: "deleteTender", subject: "tender" }, before, deleted);
  });
}
