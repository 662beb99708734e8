import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { markBidsChanged } from "#api/bids/BidRow.ts";
import { encryptTerms, placeOfAddress } from "#api/bids/sealed/termsEncryption.ts";
import { sha256Of } from "#api/bids/trail/provedBy.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** An address to be stored for a document of a bid. */
export interface GivenAddress {
  documentKey: string;
  /** The position of the document in the bid's newest revision. */
  position: number;
  url: string;
  /** The id of the uploaded file at this address; absent for a file elsewhere. */
  fileId?: string;
}

interface Giving {
  bid: { id: string; tenderId: string; revision: number };
  /** The key that encrypts the addresses of a sealed bid; null if the bid is not sealed. */
  key: Buffer | null;
  givenAt: Date;
}

/** Stores URLs of documents of a locked bid, and records each URL in the audit trail. */
export async function storeAddresses(
  tx: EntityManager,
  context: SignedIn,
  { bid, key, givenAt }: Giving,
  addresses: readonly GivenAddress[],
) {
  if (addresses.length === 0) return;
  const rows = addresses.map(({ documentKey, url, fileId }) => ({
    bid_id: bid.id,
    document_key: documentKey,
    url: key ? null : url,
    sealed_url: key && encryptTerms(key, { url }, placeOfAddress({ bidId: bid.id, documentKey })),
    file_id: fileId ?? null,
  }));
  await tx.query(
    `INSERT INTO bid_document_addresses (bid_id, document_key, url, sealed_url, file_id, given_at, given_by)
     SELECT bid_id, document_key, url, sealed_url, file_id, $2, $3
       FROM jsonb_to_recordset($1::jsonb) AS given (bid_id uuid, document_key text, url text, sealed_url text, file_id uuid)`,
    [JSON.stringify(rows), givenAt, context.user.id],
  );
  await markBidsChanged(tx, [bid.id]);
  // Omit the document's position while the bid is sealed: position 5 would tell the readers of the audit trail that the
  // bid has at least five documents.
  await recordEvent(
    tx,
    context,
    ...addresses.map(({ position, url }, place) => ({
      act: "giveDocumentAddress",
      subject: "bid" as const,
      subjectId: bid.id,
      tenderId: bid.tenderId,
      after: {
        revision: bid.revision,
        ...(!key && { document: position }),
        givenAt,
        addressSha256: sha256Of(rows[place]!.sealed_url ?? url),
      },
    })),
  );
}
