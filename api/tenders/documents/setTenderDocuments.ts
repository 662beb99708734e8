import { recordEvent } from "#api/audit/recordEvent.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid, validRows } from "#api/core/rules/valid.ts";
import type { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { addendumSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { amend } from "#api/tenders/addenda/amend.ts";
import { tellAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import { refuseCancelled } from "#api/tenders/addenda/refuseCancelled.ts";
import { listInWords } from "#api/tenders/documents/listInWords.rules.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/readTenderDocuments.ts";
import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import type { TenderDocumentInput } from "#api/tenders/documents/TenderDocument.ts";
import { tenderDocuments } from "#api/tenders/documents/tenderDocument.rules.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

interface Documents {
  documents: TenderDocumentInput[];
  /** That the caller read. */
  version: number;
  addendum?: AddendumInput | null;
}

/**
 * Replaces the documents of a tender by others; of an open tender this is an addendum, of which everybody concerned is told. Nothing changes where they are the same.
 * Refuses BAD_USER_INPUT, NOT_FOUND, CONFLICT for a stale version, an awarded tender and a cancelled one, and what issueAddendum refuses.
 */
export async function setTenderDocuments(context: SignedIn, id: string, { version, addendum, ...input }: Documents): Promise<Tender> {
  const { db, user } = context;
  const { documents } = validRows(tenderDocuments, input);
  const choice = valid(addendumSchema, addendum ?? {});
  return db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    refuseStaleEdit("tender", tender.version, version);
    refuseCancelled(tender);
    if (tender.status === "awarded") throw refusal("CONFLICT", "This tender is awarded: its documents are not changed any more");
    const [stored = []] = await tenderDocumentsOf(tx, [tender.id]);
    const [before, after] = [listInWords(stored), listInWords(documents)];
    const event = { act: "setTenderDocuments", subject: "tender" as const, subjectId: tender.id, before: { documents: before }, after: { documents: after } };
    if (before === after) {
      await recordEvent(tx, context, event);
      return tender;
    }
    const issued = await amend(tx, Object.assign({}, tender), tender, { choice, by: user.id, documents: { before, after } });
    await tx.query("DELETE FROM tender_documents WHERE tender_id = $1", [tender.id]);
    await storeTenderDocuments(tx, tender.id, documents);
    const saved = await saveTender(tx, Object.assign(tender, { documentsSetAt: issued?.issuedAt ?? (await databaseClock(tx)) }));
    await recordEvent(tx, context, event, ...(issued ? [await tellAddendum(tx, saved, issued, user.id)] : []));
    return saved;
  });
}
