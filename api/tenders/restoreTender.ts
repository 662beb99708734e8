import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { numberTaken } from "#api/tenders/saveTender.ts";
import { tellStatus } from "#api/tenders/tellStatus.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Restores a deleted tender, of which all whom it concerns are told, and changes no other; refuses CONFLICT while another tender has its number. */
export async function restoreTender(context: SignedIn, id: string): Promise<Tender> {
  return context.db.transaction(async (tx) => {
    const tender = isId(id) ? await tx.findOne(Tender, { where: { id }, withDeleted: true, lock: { mode: "pessimistic_write" } }) : null;
    if (!tender) throw notFound("Tender");
    // An UPDATE of no row would move the revision of all tenders, too.
    const before = Object.assign({}, tender);
    const restored = tender.deletedAt ? await tx.recover(tender).catch(numberTaken) : tender;
    await tellStatus(tx, before, restored, context.user.id);
    return recordChange(tx, context, { act: "restoreTender", subject: "tender" }, before, restored);
  });
}
