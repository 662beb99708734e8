import type { EntityManager } from "typeorm";

import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { UPLOAD_FIRST } from "#api/company-documents/companyDocument.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { isWhole } from "#api/files/file.rules.ts";
import { findFile } from "#api/files/fileRows.ts";

/** Locks the user's own company document. Refuses NOT_FOUND for any other document. */
export async function lockOwnDocument(tx: EntityManager, { user }: SignedIn, id: string) {
  const document = isId(id)
    ? await tx.findOne(CompanyDocument, { where: { id, companyId: user.id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!document) throw notFound("Company document");
  return document;
}

/**
 * Refuses BAD_USER_INPUT unless this is a whole file that the user uploaded as a company document, and that no other
 * document of the company has.
 */
export async function requireOwnFile(tx: EntityManager, { user }: SignedIn, fileId: string) {
  // Wait for a virus check that is just storing its result.
  if (isId(fileId)) await tx.query("SELECT FROM files WHERE id = $1 FOR SHARE", [fileId]);
  const file = await findFile(tx, fileId);
  if (file?.ownerId !== user.id || file.purpose !== "companyDocument" || !isWhole(file.state))
    throw badInput({ fileId: UPLOAD_FIRST });
  const [used] = await tx.query<unknown[]>("SELECT 1 FROM company_documents WHERE file_id = $1", [fileId]);
  if (used) throw badInput({ fileId: "Another document of your company has this file" });
}

/** Marks a file that no document has any more as expired. expireFiles deletes its bytes. */
export const expireFile = (tx: EntityManager, fileId: string) =>
  tx.query("UPDATE files SET state = 'expired' WHERE id = $1 AND state <> 'refused'", [fileId]);

/**
 * Locks the user's row until the transaction ends, so that two concurrent requests cannot exceed the limit of documents
 * together, or use the same file.
 */
export const lockShelf = (tx: EntityManager, { user }: SignedIn) =>
  tx.query("SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE", [user.id]);
