import type { EntityManager } from "typeorm";

import { storeAddresses } from "#api/bids/documents/storeAddresses.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { WHOLE_STATES } from "#api/files/namedFiles.ts";
import { isNotInfected } from "#api/files/viruses/virusCheck.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Delivered {
  bid: { id: string; tenderId: string; revision: number };
  /** The key that encrypts the addresses of a sealed bid; null if the bid is not sealed. */
  key: Buffer | null;
  givenAt: Date;
}

/**
 * SQL that selects the documents of a bid's newest revision that have no URL, or only that of a file with a virus. For
 * each, selects the company's whole file with the same key (see documentKey). FOR SHARE waits for a virus check that is
 * just storing its result.
 */
const UNDELIVERED = `
  SELECT DISTINCT ON (named.document_key) named.document_key AS "documentKey", named.position, files.id AS "fileId"
    FROM bid_documents AS named
    JOIN (SELECT id, document_key FROM files WHERE owner_id = $3 AND tender_id = $4 AND purpose = 'bidDocument' AND state IN ${WHOLE_STATES}
             FOR SHARE) AS files ON files.document_key = named.document_key
   WHERE named.bid_id = $1 AND named.revision = $2
     AND NOT EXISTS (SELECT FROM bid_document_addresses AS given WHERE given.bid_id = $1 AND given.document_key = named.document_key AND ${isNotInfected("given.file_id")})
   ORDER BY named.document_key, named.position, files.id`;

/**
 * Stores, for the documents of a locked bid, the URLs of the files that the company has uploaded for the tender. A file
 * and a document belong together if they have the same SHA-256.
 */
export async function deliverUploaded(tx: EntityManager, context: SignedIn, delivered: Delivered) {
  const { bid } = delivered;
  await waitForUploads(tx, context.user.id);
  const files = await tx.query<{ documentKey: string; position: number; fileId: string }[]>(UNDELIVERED, [
    bid.id,
    bid.revision,
    context.user.id,
    bid.tenderId,
  ]);
  const addresses = files.map((file) => ({ ...file, url: context.mail.site + apiPaths.file(file.fileId) }));
  await storeAddresses(tx, context, delivered, addresses);
}

/**
 * Locks the company's user row until the transaction ends. Storing a bid and completing an upload both take this lock.
 * If both happen at once, the second one waits, and then reads what the first one has committed.
 */
export const waitForUploads = (db: Pick<EntityManager, "query">, companyId: string) =>
  db.query("SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE", [companyId]);
