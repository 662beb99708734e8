import type { EntityManager } from "typeorm";

import type { BidDocument } from "#api/bids/documents/BidDocument.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { placeOfAddress, decryptTerms, placeOfTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { type Batch, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { WrappingKeys, WrappedKey } from "#api/core/encryption/wrappingKeys.ts";
import type { VirusCheck } from "#api/files/file.rules.ts";
import { isNotInfected, virusCheckOf } from "#api/files/viruses/virusCheck.ts";
import { DOCUMENTS_UNTIL } from "#api/tenders/documents/documentsUntil.rules.ts";
import { unwrapTenderKey } from "#api/tenders/sealed/tenderKey.ts";

/** Identifies a revision of a bid. */
interface Place {
  bidId: string;
  revision: number;
}

/**
 * A document of a bid's revision. `name`, `bytes`, `sha256`, `kind` and `url` are null while the bid is sealed.
 * `wrappedKey` is set only if the bid's own company reads a sealed bid. `sealedTerms` is then set on the first document
 * of each revision.
 */
interface StoredRow extends Place, WrappedKey {
  tenderId: string;
  position: number;
  documentKey: string;
  name: string | null;
  bytes: string | null;
  sha256: string | null;
  kind: CompanyDocumentKind | null;
  url: string | null;
  sealedUrl: string | null;
  fileId: string | null;
  givenAt: Date | null;
  virusCheck: VirusCheck | null;
  sealedTerms: string | null;
  canBeGiven: boolean;
}

/** SQL condition on a row of `bids` and its tender: the company can still give URLs of the bid's files. */
const IS_IN_TIME = `bids.withdrawn_at IS NULL AND tenders.cancelled_at IS NULL AND tenders.deleted_at IS NULL AND clock_timestamp() <= tenders.${DOCUMENTS_UNTIL}`;

/**
 * SQL condition on a row of `bids`, its tender and a row `named` of `bid_documents`: the company can still give the URL
 * of this file, because the bid's newest revision names the file and the deadline has not passed.
 */
const CAN_BE_GIVEN = `(bids.revision = named.revision AND ${IS_IN_TIME})`;

/**
 * SQL join on a row `named` of `bid_documents`: the newest URL of the file. The URL of a file with a virus does not
 * count.
 */
const NEWEST_ADDRESS = `
  LEFT JOIN LATERAL (SELECT url, sealed_url, file_id, given_at FROM bid_document_addresses AS given
                      WHERE given.bid_id = named.bid_id AND given.document_key = named.document_key AND ${isNotInfected("given.file_id")} ORDER BY given_at DESC, id DESC LIMIT 1) AS newest ON true`;

/**
 * SQL condition on a row of `bids` and its tender: the company can still give a URL for at least one file that has
 * none. While the bid is sealed, a given URL is encrypted in `sealed_url`.
 */
export const OWES_DOCUMENTS = `${IS_IN_TIME} AND EXISTS (SELECT FROM bid_documents AS named ${NEWEST_ADDRESS}
   WHERE named.bid_id = bids.id AND named.revision = bids.revision AND url IS NULL AND (sealed_url IS NULL OR name IS NOT NULL))`;

/** SQL expression: the virus check of the uploaded file at the newest URL, or of an earlier file that had a virus. */
const VIRUS_CHECK = `
  CASE WHEN newest.file_id IS NOT NULL THEN (SELECT ${virusCheckOf("files")} FROM files WHERE files.id = newest.file_id)
       WHEN newest.given_at IS NULL AND EXISTS (SELECT FROM bid_document_addresses AS given JOIN files ON files.id = given.file_id
              WHERE given.bid_id = named.bid_id AND given.document_key = named.document_key AND files.virus IS NOT NULL) THEN 'infected' END`;

const STATEMENT = `
  SELECT named.bid_id AS "bidId", named.revision, position, named.document_key AS "documentKey", name, bytes, sha256, named.kind, url, sealed_url AS "sealedUrl", file_id AS "fileId", given_at AS "givenAt",
         ${VIRUS_CHECK} AS "virusCheck",
         bids.tender_id AS "tenderId", ${CAN_BE_GIVEN} AS "canBeGiven",
         CASE WHEN position = 1 AND name IS NULL AND bids.company_id = $3 THEN kept.sealed_terms END AS "sealedTerms", wrapped_key AS "wrappedKey", key_id AS "keyId"
    FROM unnest($1::uuid[], $2::int[]) AS wanted (bid_id, revision)
    JOIN bid_documents AS named USING (bid_id, revision)
    JOIN bid_revisions AS kept USING (bid_id, revision)
    JOIN bids ON bids.id = named.bid_id
    JOIN tenders ON tenders.id = bids.tender_id
    LEFT JOIN tender_seals ON tender_seals.tender_id = bids.tender_id AND name IS NULL AND bids.company_id = $3
    ${NEWEST_ADDRESS}
   ORDER BY named.bid_id, named.revision, position`;

const keyOf = ({ bidId, revision }: Place) => `${bidId} ${revision}`;

/**
 * Reads the documents of these revisions in one SQL statement. The keys of the map are `<bid id> <revision>`. Documents
 * of a sealed bid are returned only to its own company.
 */
export async function readDocuments(
  db: Pick<EntityManager, "query">,
  wrappingKeys: WrappingKeys,
  userId: string,
  places: readonly Place[],
): Promise<Map<string, BidDocument[]>> {
  const rows = await db.query<StoredRow[]>(STATEMENT, [
    places.map(({ bidId }) => bidId),
    places.map(({ revision }) => revision),
    userId,
  ]);
  const opened = new Map<string, { key: Buffer; documents: readonly NamedDocument[] }>();
  const documents = new Map<string, BidDocument[]>();
  for (const row of rows) {
    const { bidId, tenderId, position, sealedTerms } = row;
    const of = keyOf(row);
    if (sealedTerms !== null && !opened.has(of)) {
      const key = unwrapTenderKey(wrappingKeys, tenderId, row);
      opened.set(of, {
        key,
        documents: (decryptTerms(key, sealedTerms, placeOfTerms(row)) as { documents: NamedDocument[] }).documents,
      });
    }
    const own = opened.get(of);
    const named = own
      ? own.documents[position - 1]!
      : row.name === null
        ? null
        : { name: row.name, bytes: Number(row.bytes), sha256: row.sha256!, kind: row.kind };
    if (!named) continue;
    const url =
      row.url ??
      (own && row.sealedUrl !== null
        ? (
            decryptTerms(own.key, row.sealedUrl, placeOfAddress({ bidId, documentKey: row.documentKey })) as {
              url: string;
            }
          ).url
        : null);
    const state = url !== null ? "given" : row.canBeGiven ? "owed" : "notDelivered";
    documents.set(of, [
      ...(documents.get(of) ?? []),
      {
        position,
        name: named.name,
        bytes: named.bytes,
        sha256: named.sha256,
        kind: named.kind ?? null,
        url,
        fileId: row.fileId,
        virusCheck: row.virusCheck,
        addressGivenAt: row.givenAt,
        state,
      },
    ]);
  }
  return documents;
}

const batches = new WeakMap<object, Batch<BidDocument[]>>();

/**
 * Returns the DataLoader batch function of the request, which reads the documents of all bids in a list in one SQL
 * statement.
 */
function documentsOf(context: SignedIn) {
  const batch =
    batches.get(context) ??
    (async (db, keys) => {
      const places = keys.map((key) => ({ bidId: key.split(" ")[0]!, revision: Number(key.split(" ")[1]) }));
      const documents = await readDocuments(db, context.wrappingKeys, context.user.id, places);
      return keys.map((key) => documents.get(key) ?? []);
    });
  batches.set(context, batch);
  return batch;
}

/**
 * Reads the documents that a bid's revision names. For a sealed bid, everybody but its own company gets an empty list.
 */
export function documentsIn(
  context: SignedIn,
  { documentsCount, ...place }: Place & { documentsCount: number },
): Promise<BidDocument[]> {
  return documentsCount === 0 ? Promise.resolve([]) : loadBatched(context, documentsOf(context), keyOf(place));
}

/**
 * SQL expression for the list of a revision's documents, with the fields that the bid's receipt covers. The list is
 * empty while the bid is sealed.
 * @param revision The SQL alias of the row of `bid_revisions`
 */
export const namedIn = (revision: string) => `
  CASE WHEN ${revision}.documents_count = 0 THEN '[]' ELSE
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes, 'sha256', sha256) ORDER BY position), '[]') FROM bid_documents
      WHERE bid_documents.bid_id = ${revision}.bid_id AND bid_documents.revision = ${revision}.revision AND name IS NOT NULL) END`;

/**
 * Returns the documents as the property `documents` of a bid's terms. Without documents the property is absent, so that
 * such terms keep the fingerprint that they had before bids could name documents. A document without a kind has no
 * property `kind`, for the same reason.
 */
export const documentsIfAny = (documents: readonly NamedDocument[] | undefined) =>
  documents && documents.length > 0
    ? { documents: documents.map(({ name, bytes, sha256, kind }) => ({ name, bytes, sha256, ...(kind && { kind }) })) }
    : {};
