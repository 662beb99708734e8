import { requireAccess } from "#api/core/graphql/access.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import type { FilePurpose } from "#api/files/filePurpose.ts";
import { MOST_FILE_BYTES } from "#api/files/file.rules.ts";
import { notify } from "#api/notices/notify.ts";
import { PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";
import { MOST_TENDER_DOCUMENTS } from "#api/tenders/documents/tenderDocument.rules.ts";

/** Files that administrators upload as documents of tenders. All users who may read the tender may read its files. */
export const tenderFiles: FilePurpose = {
  most: { files: MOST_TENDER_DOCUMENTS, bytes: MOST_TENDER_DOCUMENTS * MOST_FILE_BYTES },
  hasBudget: false,
  scope: "tenders:read",
  async admit(tx, { user }, tenderId) {
    requireAccess("admin", user);
    if (tenderId === null) return;
    const [tender] = await tx.query<unknown[]>("SELECT 1 FROM tenders WHERE id = $1 AND deleted_at IS NULL", [
      tenderId,
    ]);
    if (!tender) throw notFound("Tender");
  },
  keyOf: () => Promise.resolve(null),
  documentKey: (sha256) => sha256,
  markNaming: (tx, fileId) =>
    tx.query(
      "UPDATE tenders SET updated_at = clock_timestamp() WHERE id IN (SELECT tender_id FROM tender_documents WHERE file_id = $1)",
      [fileId],
    ),
  async refused(tx, { id, ownerId, name, virus, tenderId }) {
    const [tender] = await tx.query<{ title: string }[]>("SELECT title FROM tenders WHERE id = $1", [tenderId]);
    const facts = { name, virus, of: "ownTender", title: tender?.title ?? null } as const;
    const notice = { kind: "fileRefused", tenderId: tenderId ?? undefined, occurrence: id, facts } as const;
    await notify(tx, notice, [{ userId: ownerId, reason: "file" }]);
  },
  async readingOf({ db, user }, { id }) {
    const [named] = await db.query<unknown[]>(
      `SELECT 1 FROM tender_documents JOIN tenders AS tender ON tender.id = tender_documents.tender_id
        WHERE file_id = $1 AND tender.deleted_at IS NULL AND ($2 OR ${PARTNERS_SEE("tender")}) LIMIT 1`,
      [id, user.isAdmin],
    );
    return named ? { scope: "tenders:read" } : null;
  },
};
