import { recordEvent } from "#api/audit/recordEvent.ts";
import { changeOf } from "#api/audit/recordedValue.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { valid, validPatch } from "#api/core/rules/valid.ts";
import { addendumSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { amend } from "#api/tenders/addenda/amend.ts";
import type { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { tellAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import { refuseCancelled } from "#api/tenders/addenda/refuseCancelled.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { refuseDisclosureChange } from "#api/tenders/refuseDisclosureChange.ts";
import { refuseOwnBid } from "#api/tenders/refuseOwnBid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { refuseReadingOut, refuseSealChange, refuseStatusOfSealed, requireSealKey, sealTender, usualOpeningPersons } from "#api/tenders/sealTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { openingPersonsSchema, questionTimesSchema, tenderSchema } from "#api/tenders/tender.rules.ts";
import { tellStatus } from "#api/tenders/tellStatus.ts";
import type { TenderPatch } from "#api/tenders/TenderInput.ts";

/**
 * Spec §4: any status can be set freely, but for what refuseStatusOfSealed refuses. The seal changes as refuseSealChange says,
 * and whoever has a bid on the tender does not award it. What it changes of an open tender is an addendum, of which everybody concerned is told, as of what tellStatus names.
 * Refuses CONFLICT for a cancelled tender, and what issueAddendum refuses.
 */
export async function updateTender(context: SignedIn, id: string, patch: TenderPatch, addendum?: AddendumInput | null): Promise<Tender> {
  const { db, user, seal } = context;
  const changes = validPatch(tenderSchema, patch);
  const { openingPersons: wanted } = validPatch(openingPersonsSchema, patch);
  const choice = valid(addendumSchema, addendum ?? {});
  const { takesQuestions, ...untilWhen } = validPatch(questionTimesSchema, Object.assign({}, patch, { takesQuestions: patch.takesQuestions ?? undefined }));
  return db.transaction(async (tx) => {
    const stored = await lockTender(tx, id);
    refuseStaleEdit("tender", stored.version, patch.version);
    refuseCancelled(stored);
    const { sealed, openingPersons, status } = stored;
    const before = Object.assign({}, stored);
    const changed = Object.assign(stored, changes, wanted != null && { openingPersons: wanted }, { ...untilWhen, ...(takesQuestions !== undefined && { takesQuestions }) });
    const changesSeal = changed.sealed !== sealed;
    if (changesSeal || changed.openingPersons !== openingPersons) await refuseSealChange(tx, { id: stored.id, status });
    if (changesSeal) {
      requireSealKey(changed.sealed, seal);
      changed.openingPersons = wanted ?? (await usualOpeningPersons(tx, changed.sealed));
      if (!changed.sealed) changed.readsOut = changes.readsOut ?? "nothing";
    }
    refuseStatusOfSealed(changed);
    refuseReadingOut(changed);
    await refuseDisclosureChange(tx, before, changed);
    if (changed.status === "awarded" && status !== "awarded") await refuseOwnBid(tx, id, user.id);
    const issued = await amend(tx, before, changed, { choice, by: user.id });
    const saved = await saveTender(tx, changed);
    if (changesSeal) await sealTender(tx, seal, saved);
    if (status === "draft" && saved.status !== "draft") Object.assign(saved, await tx.findOne(Tender, { select: { id: true, publishedAt: true }, where: { id } }));
    const update = { act: "updateTender", subject: "tender" as const, subjectId: saved.id, ...changeOf("tender", before, saved) };
    await recordEvent(tx, context, update, ...(issued ? [await tellAddendum(tx, saved, issued, user.id)] : []));
    await tellStatus(tx, before, saved, user.id);
    return saved;
  });
}
