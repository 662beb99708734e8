import { recordEvent } from "#api/audit/recordEvent.ts";
import { changeOf } from "#api/audit/recordedValue.ts";
import { kindsAsText } from "#api/company-documents/documentKinds.rules.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { requireTokenRight } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { valid, validPatch } from "#api/core/rules/valid.ts";
import { addendumSchema, takingBackSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { amend } from "#api/tenders/addenda/amend.ts";
import type { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { notifyAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import { ACT_ON_STATUS } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { refuseAdministrator, refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";
import { lockTender, saveTender } from "#api/tenders/tender.writes.ts";
import { refuseEarlyClosing } from "#api/tenders/sealed/refuseEarlyClosing.ts";
import { refuseDisclosureChange } from "#api/tenders/sealed/refuseDisclosureChange.ts";
import {
  refuseReadingOutUnsealed,
  refuseChangeOfSealed,
  requireWrappingKey,
  createKeyIfSealed,
  defaultOpeningPersons,
} from "#api/tenders/sealed/sealedTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { openingPersonsSchema, questionTimesSchema, tenderSchema } from "#api/tenders/tender.rules.ts";
import { notifyStatus } from "#api/tenders/notifications/notifyStatus.ts";
import type { TenderPatch } from "#api/tenders/TenderInput.ts";

interface More {
  addendum?: AddendumInput | null;
  /** Used only if the patch takes the award back. */
  awardTakenBackReason?: string | null;
}

/**
 * Updates a tender. Spec §4: any status can be set, unless the table LIFECYCLE or refuseEarlyClosing refuses the
 * change. Issues an addendum for changes of an open tender. Notifies the companies of the addendum (notifyAddendum) and
 * of the new status (notifyStatus). A new status of an awarded tender takes the award back; the audit trail records
 * this as the act takeBackAward, with the reason. If the old or the new status is awarded, a token also needs the scope
 * bids:decide. Refuses BAD_USER_INPUT, NOT_FOUND, CONFLICT for a stale version, FORBIDDEN for a token without the
 * scope, and all that LIFECYCLE, issueAddendum and the functions of api/tenders/sealed refuse.
 */
export async function updateTender(
  context: SignedIn,
  id: string,
  patch: TenderPatch,
  { addendum, awardTakenBackReason: typedReason }: More = {},
): Promise<Tender> {
  const { db, user, wrappingKeys, earlierClosingHours } = context;
  const changes = validPatch(tenderSchema, patch);
  const { openingPersons: wanted } = validPatch(openingPersonsSchema, patch);
  const choice = valid(addendumSchema, addendum ?? {});
  const { awardTakenBackReason = null } = valid(takingBackSchema, { awardTakenBackReason: typedReason });
  const { takesQuestions, ...untilWhen } = validPatch(
    questionTimesSchema,
    Object.assign({}, patch, { takesQuestions: patch.takesQuestions ?? undefined }),
  );
  return db.transaction(async (tx) => {
    const stored = await lockTender(tx, id);
    refuseStaleEdit("tender", stored.version, patch.version);
    refuseTimeless("updateTender", "administrator", stored);
    const { sealed, openingPersons, status } = stored;
    const newStatus = changes.status ?? status;
    const takesBack = status === "awarded" && newStatus !== status;
    if (takesBack || (newStatus === "awarded" && newStatus !== status)) requireTokenRight("bids:decide", context.token);
    const before = Object.assign({}, stored);
    const changed = Object.assign(stored, changes, wanted != null && { openingPersons: wanted }, {
      ...untilWhen,
      ...(takesQuestions !== undefined && { takesQuestions }),
      ...(patch.requiredDocuments && { requiredDocuments: kindsAsText(patch.requiredDocuments) }),
    });
    const changesSeal = changed.sealed !== sealed;
    if (changesSeal || changed.openingPersons !== openingPersons) await refuseChangeOfSealed(tx, before, changed);
    if (changesSeal) {
      requireWrappingKey(changed.sealed, wrappingKeys);
      changed.openingPersons = wanted ?? (await defaultOpeningPersons(tx, changed.sealed));
      if (!changed.sealed) changed.readsOut = changes.readsOut ?? "nothing";
    }
    const facts = Object.assign({}, before, { sealed: changed.sealed });
    const actOnStatus = changed.status === status ? null : ACT_ON_STATUS[changed.status];
    if (actOnStatus) refuseTimeless(actOnStatus, "administrator", facts);
    await refuseEarlyClosing(tx, before, changed, { earlierClosingHours, choice });
    refuseReadingOutUnsealed(changed);
    await refuseDisclosureChange(tx, before, changed);
    if (actOnStatus) await refuseAdministrator(tx, actOnStatus, facts, { userId: user.id, now: new Date(0) });
    if (takesBack) Object.assign(changed, { awardTakenBackAt: await databaseClock(tx), awardTakenBackReason });
    const issued = await amend(tx, before, changed, { choice, by: user.id });
    const saved = await saveTender(tx, changed);
    if (changesSeal) await createKeyIfSealed(tx, wrappingKeys, saved);
    if (status === "draft" && saved.status !== "draft")
      Object.assign(saved, await tx.findOne(Tender, { select: { id: true, publishedAt: true }, where: { id } }));
    const update = {
      ...(takesBack ? { act: "takeBackAward" } : { act: "updateTender" }),
      subject: "tender" as const,
      subjectId: saved.id,
      ...changeOf("tender", before, saved),
    };
    await recordEvent(tx, context, update, ...(issued ? [await notifyAddendum(tx, saved, issued, user.id)] : []));
    await notifyStatus(tx, before, saved, user.id);
    return saved;
  });
}
