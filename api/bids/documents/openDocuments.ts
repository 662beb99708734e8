import type { EntityManager } from "typeorm";

import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { sha256Of } from "#api/bids/trail/provedBy.ts";
import { placeOfAddress, decryptTerms } from "#api/bids/sealed/termsEncryption.ts";

interface Opened {
  bidId: string;
  revision: number;
  documents?: readonly NamedDocument[];
}

/** Stores, in one SQL statement, the names, sizes, SHA-256 and kinds of files that an opening has decrypted. */
export async function openDocuments(tx: EntityManager, opened: readonly Opened[]) {
  const rows = opened.flatMap(({ bidId, revision, documents = [] }) =>
    documents.map((document, place) => ({
      bid_id: bidId,
      revision,
      position: place + 1,
      name: document.name,
      bytes: document.bytes,
      sha256: document.sha256,
      kind: document.kind ?? null,
    })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `UPDATE bid_documents SET name = opened.name, bytes = opened.bytes, sha256 = opened.sha256, kind = opened.kind
       FROM jsonb_to_recordset($1::jsonb) AS opened (bid_id uuid, revision int, position int, name text, bytes bigint, sha256 text, kind text)
      WHERE bid_documents.bid_id = opened.bid_id AND bid_documents.revision = opened.revision AND bid_documents.position = opened.position`,
    [JSON.stringify(rows)],
  );
}

interface SealedAddress {
  id: string;
  bidId: string;
  documentKey: string;
  sealedUrl: string;
  givenAt: Date;
}

/**
 * Proof of a file's URL that was decrypted at an opening, for the audit event of the opening. `sha256` is that of the
 * URL.
 */
export interface OpenedAddress {
  bidId: string;
  givenAt: Date;
  sha256: string;
}

/**
 * Decrypts the URLs of the files of a tender's bids, and stores them. The tender must already be locked and stored as
 * opened. A URL whose encrypted form was altered stays encrypted.
 * @returns the proof of each decrypted URL
 */
export async function openAddresses(tx: EntityManager, tenderId: string, key: Buffer): Promise<OpenedAddress[]> {
  const sealed = await tx.query<SealedAddress[]>(
    `SELECT given.id, bid_id AS "bidId", document_key AS "documentKey", sealed_url AS "sealedUrl", given_at AS "givenAt"
       FROM bid_document_addresses AS given JOIN bids ON bids.id = bid_id WHERE bids.tender_id = $1 AND url IS NULL`,
    [tenderId],
  );
  if (sealed.length === 0) return [];
  const opened = sealed.flatMap((address) => {
    const url = urlOf(key, address);
    return url === null ? [] : { id: address.id, url, bidId: address.bidId, givenAt: address.givenAt };
  });
  await tx.query(
    "UPDATE bid_document_addresses AS given SET url = opened.url FROM jsonb_to_recordset($1::jsonb) AS opened (id uuid, url text) WHERE given.id = opened.id",
    [JSON.stringify(opened.map(({ id, url }) => ({ id, url })))],
  );
  return opened.map(({ bidId, givenAt, url }) => ({ bidId, givenAt, sha256: sha256Of(url) }));
}

function urlOf(key: Buffer, { sealedUrl, ...address }: SealedAddress) {
  try {
    return (decryptTerms(key, sealedUrl, placeOfAddress(address)) as { url: string }).url;
  } catch {
    return null;
  }
}
