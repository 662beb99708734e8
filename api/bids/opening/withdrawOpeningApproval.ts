import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Takes back the own approval of an opening, also if there is none. Refuses NOT_FOUND. */
export async function withdrawOpeningApproval(context: SignedIn, tenderId: string): Promise<Tender> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const tender = await lockTender(tx, tenderId);
    await tx.query("DELETE FROM opening_approvals WHERE tender_id = $1 AND user_id = $2", [tender.id, user.id]);
    await recordEvent(tx, context, { act: "withdrawOpeningApproval", subject: "tender", subjectId: tender.id });
    return tender;
  });
}
