import { recordEvent } from "#api/audit/recordEvent.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid, validRows } from "#api/core/rules/valid.ts";
import type { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { addendumSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { amend } from "#api/tenders/addenda/amend.ts";
import { refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";
import { notifyAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import { documentsSha256 } from "#api/tenders/documents/documentsSha256.ts";
import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import type { TenderDocumentInput } from "#api/tenders/documents/TenderDocument.ts";
import { listInWords, tenderDocuments } from "#api/tenders/documents/tenderDocument.rules.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/tenderDocumentsOf.ts";
import { withFiles } from "#api/tenders/documents/withFiles.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { lockTender, saveTender } from "#api/tenders/tender.writes.ts";

interface Documents {
  documents: TenderDocumentInput[];
  /** The version that the caller read. */
  version: number;
  addendum?: AddendumInput | null;
}

/**
 * Replaces the documents of a tender. For an open tender, issues an addendum and notifies all companies with a live
 * bid, a draft or a question. If the new documents equal the stored ones, only the audit event is stored. Refuses
 * BAD_USER_INPUT, NOT_FOUND, CONFLICT for a stale version, an awarded tender or a cancelled tender, and all that
 * issueAddendum refuses.
 */
export async function setTenderDocuments(
  context: SignedIn,
  id: string,
  { version, addendum, ...input }: Documents,
): Promise<Tender> {
  const { db, user } = context;
  const { documents: sent } = validRows(tenderDocuments, input);
  const choice = valid(addendumSchema, addendum ?? {});
  return db.transaction(async (tx) => {
    const tender = await lockTender(tx, id);
    refuseStaleEdit("tender", tender.version, version);
    refuseTimeless("setTenderDocuments", "administrator", tender);
    const [stored = []] = await tenderDocumentsOf(tx, [tender.id]);
    const documents = await withFiles(tx, context, sent, stored);
    const [before, after] = [listInWords(stored), listInWords(documents)];
    const event = {
      act: "setTenderDocuments",
      subject: "tender" as const,
      subjectId: tender.id,
      before: { documents: before },
      after: { documents: after, documentsSha256: documentsSha256(documents) },
    };
    if (before === after) {
      await recordEvent(tx, context, event);
      return tender;
    }
    const issued = await amend(tx, Object.assign({}, tender), tender, {
      choice,
      by: user.id,
      documents: { before, after },
    });
    await tx.query("DELETE FROM tender_documents WHERE tender_id = $1", [tender.id]);
    await storeTenderDocuments(tx, tender.id, documents);
    const saved = await saveTender(
      tx,
      Object.assign(tender, { documentsSetAt: issued?.issuedAt ?? (await databaseClock(tx)) }),
    );
    await recordEvent(tx, context, event, ...(issued ? [await notifyAddendum(tx, saved, issued, user.id)] : []));
    return saved;
  });
}
