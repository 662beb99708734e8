import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { bidFiles } from "#api/bids/documents/bidFiles.ts";
import { waitForUploads } from "#api/bids/documents/deliverUploaded.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { factsOf, findFile, readFiles } from "#api/files/fileRows.ts";
import { WHOLE_STATES } from "#api/files/namedFiles.ts";
import type { UploadedFile } from "#api/files/UploadedFile.ts";

/**
 * Copies the file of a document of the signed-in user's company, as a file for a bid on the tender. The bid names the
 * copy by its SHA-256, so a later change of the document never changes the bid. If the user has uploaded or copied the
 * same file for this tender before, returns that file. Refuses NOT_FOUND, CONFLICT for a file with a virus or during
 * its virus check, and what beginUpload refuses.
 */
export async function attachCompanyDocument(
  context: SignedIn,
  tenderId: string,
  companyDocumentId: string,
): Promise<UploadedFile> {
  const { db, user } = context;
  if (!isId(tenderId)) throw notFound("Tender");
  const document = isId(companyDocumentId)
    ? await db.manager.findOneBy(CompanyDocument, { id: companyDocumentId, companyId: user.id })
    : null;
  const file = document && (await findFile(db.manager, document.fileId));
  if (!file) throw notFound("Company document");
  if (file.virus !== null)
    throw refusal(
      "CONFLICT",
      "The file of this document contained a virus and was deleted. Please upload a clean file.",
    );
  // Check the rights before the key of the tender is read. beginUpload checks them again, in its own transaction.
  await db.transaction((tx) => bidFiles.admit(tx, context, tenderId));
  const key = await bidFiles.keyOf(db.manager, context, tenderId);
  const documentKey = bidFiles.documentKey(file.sha256!, key);
  const findCopy = (tx: EntityManager) => findOwnFile(tx, { ownerId: user.id, tenderId, documentKey });
  const stored = await findCopy(db.manager);
  // The process may have ended after the copy became whole, and before the bid that names it got it.
  if (stored) await bidFiles.whole?.(context, { ...stored, documentKey });
  const copy = stored ?? (await makeCopy());
  return { ...copy, ...factsOf(copy, key) };

  async function makeCopy() {
    const id = await context.files.copy(context, file!.id, { purpose: "bidDocument", tenderId, instead });
    return (await findFile(db.manager, id))!;
  }

  /** Looks again after the lock, because two requests may copy the same document at once. */
  async function instead(tx: EntityManager, copyId: string) {
    await waitForUploads(tx, user.id);
    const earlier = await findCopy(tx);
    if (earlier) return earlier.id;
    await recordEvent(tx, context, {
      act: "attachCompanyDocument",
      subject: "tender",
      subjectId: tenderId,
      after: { fileId: copyId },
    });
    return null;
  }
}

/** The user's whole file for a bid on the tender that has this key; undefined if there is none. */
async function findOwnFile(
  tx: EntityManager,
  { ownerId, tenderId, documentKey }: { ownerId: string; tenderId: string; documentKey: string },
) {
  const [file] = await readFiles(
    tx,
    `owner_id = $1 AND tender_id = $2 AND purpose = 'bidDocument' AND state IN ${WHOLE_STATES} AND document_key = $3`,
    [ownerId, tenderId, documentKey],
    1,
  );
  return file;
}
