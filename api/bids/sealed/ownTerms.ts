import type { EntityManager } from "typeorm";

import type { Bid } from "#api/bids/Bid.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";
import { decryptTerms, placeOfTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { SubmittedTerms } from "#api/bids/SubmittedTerms.ts";
import { type Batch, loadBatched } from "#api/core/graphql/batch.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { WrappingKeys, WrappedKey } from "#api/core/encryption/wrappingKeys.ts";
import { unwrapTenderKey } from "#api/tenders/sealed/tenderKey.ts";

/** Identifies a revision of a bid. */
interface Place {
  bidId: string;
  revision: number;
}

interface SealedRow extends Place, WrappedKey {
  tenderId: string;
  sealedTerms: string;
}

const keyOf = ({ bidId, revision }: Place) => `${bidId} ${revision}`;

/**
 * Reads and decrypts the sealed terms of these revisions. The keys of the map are `<bid id> <revision>`. The SQL
 * statement selects only bids of this user's company, because no other user may read sealed terms.
 */
export async function readOwnTerms(
  db: Pick<EntityManager, "query">,
  wrappingKeys: WrappingKeys,
  userId: string,
  places: readonly Place[],
): Promise<Map<string, BidTerms>> {
  const rows = await db.query<SealedRow[]>(
    `SELECT kept.bid_id AS "bidId", kept.revision, kept.sealed_terms AS "sealedTerms", bids.tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId"
       FROM unnest($1::uuid[], $2::int[]) AS wanted (bid_id, revision)
       JOIN bid_revisions kept USING (bid_id, revision)
       JOIN bids ON bids.id = kept.bid_id AND bids.company_id = $3
       JOIN tender_seals USING (tender_id)
      WHERE kept.sealed_terms IS NOT NULL`,
    [places.map(({ bidId }) => bidId), places.map(({ revision }) => revision), userId],
  );
  const keys = new Map(rows.map((row) => [row.tenderId, unwrapTenderKey(wrappingKeys, row.tenderId, row)]));
  return new Map(
    rows.map((row) => [
      keyOf(row),
      decryptTerms(keys.get(row.tenderId)!, row.sealedTerms, placeOfTerms(row)) as BidTerms,
    ]),
  );
}

const batches = new WeakMap<object, Batch<BidTerms | undefined>>();

/**
 * Returns the DataLoader batch function of the request, which reads the sealed terms of all bids in a list in one SQL
 * statement.
 */
function ownTermsOf(context: SignedIn) {
  const batch =
    batches.get(context) ??
    (async (db, keys) => {
      const places = keys.map((key) => ({ bidId: key.split(" ")[0]!, revision: Number(key.split(" ")[1]) }));
      const terms = await readOwnTerms(db, context.wrappingKeys, context.user.id, places);
      return keys.map((key) => terms.get(key));
    });
  batches.set(context, batch);
  return batch;
}

/** Sets the decrypted terms of a sealed row of the user's own company. All other rows are returned as stored. */
export async function withOwnTerms<T extends SubmittedTerms>(
  context: SignedIn,
  row: T,
  { companyId, ...place }: Place & { companyId: string },
): Promise<T> {
  if (row.bidAmount !== null || companyId !== context.user.id) return row;
  return Object.assign(row, await loadBatched(context, ownTermsOf(context), keyOf(place)));
}

/** Sets the decrypted terms of a bid if it is a sealed bid of the user's own company. */
export const bidWithOwnTerms = (context: SignedIn, bid: Bid) =>
  withOwnTerms(context, bid, { bidId: bid.id, revision: bid.revision, companyId: bid.companyId });

/** Decrypts the terms of the user's own sealed bids on a page. One SQL statement reads all of them. */
export async function bidsWithOwnTerms(context: SignedIn, page: Page<Bid>): Promise<Page<Bid>> {
  await Promise.all(page.nodes.filter(({ isSealed }) => isSealed).map((bid) => bidWithOwnTerms(context, bid)));
  return page;
}
