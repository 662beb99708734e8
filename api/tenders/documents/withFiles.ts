import type { EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { isWhole } from "#api/files/file.rules.ts";
import { readFiles } from "#api/files/fileRows.ts";
import type { ListedDocument, SentDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/**
 * Sets the URL, size and SHA-256 of documents that are uploaded files. A document with the portal's URL of a file and
 * without `fileId` counts as that file, so that a client can send documents as it read them. Refuses BAD_USER_INPUT
 * - for a document with neither a URL nor a file, or with a file and another URL
 * - for a file that is not completely uploaded
 * - for a file that the user did not upload and that is no document of any tender
 * - if the name, size or SHA-256 differs from that of the file
 * @param stored The tender's documents before the change
 */
export async function withFiles(
  tx: EntityManager,
  { user, mail }: Pick<SignedIn, "user" | "mail">,
  sent: readonly SentDocument[],
  stored: readonly { url: string; fileId?: string | null }[],
): Promise<ListedDocument[]> {
  const addresses = mail.site + apiPaths.file("");
  const idOf = ({ fileId, url }: SentDocument) => {
    if (fileId) return fileId.toLowerCase();
    const id = url?.startsWith(addresses) ? url.slice(addresses.length) : "";
    return isId(id) ? id.toLowerCase() : (stored.find((listed) => listed.url === url)?.fileId ?? null);
  };
  const ids = sent.map(idOf).filter((id) => id !== null && isId(id));
  // Wait for virus checks that are just storing their results.
  if (ids.length > 0) await tx.query("SELECT FROM files WHERE id = ANY ($1) ORDER BY id FOR SHARE", [ids]);
  const files = ids.length > 0 ? await readFiles(tx, "id = ANY ($1) AND purpose = 'tenderDocument'", [ids]) : [];
  const listed = new Set(stored.map(({ fileId }) => fileId));
  const others = files.filter(({ id, ownerId }) => ownerId !== user.id && !listed.has(id)).map(({ id }) => id);
  if (others.length > 0)
    for (const { file_id: id } of await tx.query<{ file_id: string }[]>(
      "SELECT DISTINCT file_id FROM tender_documents WHERE file_id = ANY ($1)",
      [others],
    ))
      listed.add(id);
  const wrong: FieldMessages = {};
  const documents = sent.map((document, place): ListedDocument => {
    const { name, url, bytes, sha256 } = document;
    const fileId = idOf(document);
    const at = (field: string) => `documents[${place}].${field}`;
    if (fileId === null) {
      if (!url) wrong[at("url")] = "Address is required";
      return { name, url: url ?? "", bytes, sha256 };
    }
    const file = files.find(({ id }) => id === fileId);
    if (!file || !(file.ownerId === user.id || listed.has(file.id)))
      wrong[at(document.fileId ? "fileId" : "url")] = "You have uploaded no such file for a tender";
    else if (file.virus !== null) wrong[at("fileId")] = "This file contains a virus and was deleted";
    else if (!isWhole(file.state)) wrong[at("fileId")] = "This file has not been uploaded completely";
    else {
      if (name !== file.name) wrong[at("name")] = `The uploaded file has the name ${file.name ?? ""}`;
      if (bytes != null && bytes !== file.bytes) wrong[at("bytes")] = `The uploaded file has ${file.bytes} bytes`;
      if (sha256 != null && sha256 !== file.sha256) wrong[at("sha256")] = "The uploaded file has another SHA-256";
    }
    const address = mail.site + apiPaths.file(fileId);
    if (url && url !== address && document.fileId) wrong[at("url")] = "Give either an address or a file";
    return { name, url: address, bytes: file?.bytes, sha256: file?.sha256, fileId: file?.id };
  });
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  return documents;
}
