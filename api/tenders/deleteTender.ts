import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Spec §2 tenders: soft delete. The tender leaves every list; its row and its bids are kept. */
export async function deleteTender(context: SignedIn, id: string): Promise<Tender> {
  return context.db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    const before = Object.assign({}, tender);
    return recordChange(tx, context, { act: "deleteTender", subject: "tender" }, before, await tx.softRemove(tender));
  });
}
