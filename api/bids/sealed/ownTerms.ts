import type { EntityManager } from "typeorm";

import type { BidTerms } from "#api/bids/bid.rules.ts";
import { openText, placeOfTerms } from "#api/bids/sealed/sealedTerms.ts";
import type { SubmittedTerms } from "#api/bids/SubmittedTerms.ts";
import { type Batch, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { SealKeys, WrappedKey } from "#api/core/seal/sealKeys.ts";
import { unwrapTenderKey } from "#api/tenders/tenderKey.ts";

/** One revision of a bid. */
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
 * Decrypts sealed terms for their own company. The only way to read them before the opening: the statement itself finds the
 * bids of this user alone.
 */
export async function readOwnTerms(db: Pick<EntityManager, "query">, seal: SealKeys, userId: string, places: readonly Place[]): Promise<Map<string, BidTerms>> {
  const rows = await db.query<SealedRow[]>(
    `SELECT kept.bid_id AS "bidId", kept.revision, kept.sealed_terms AS "sealedTerms", bids.tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId"
       FROM unnest($1::uuid[], $2::int[]) AS wanted (bid_id, revision)
       JOIN bid_revisions kept USING (bid_id, revision)
       JOIN bids ON bids.id = kept.bid_id AND bids.company_id = $3
       JOIN tender_seals USING (tender_id)
      WHERE kept.sealed_terms IS NOT NULL`,
    [places.map(({ bidId }) => bidId), places.map(({ revision }) => revision), userId],
  );
  const keys = new Map(rows.map((row) => [row.tenderId, unwrapTenderKey(seal, row.tenderId, row)]));
  return new Map(rows.map((row) => [keyOf(row), openText(keys.get(row.tenderId)!, row.sealedTerms, placeOfTerms(row)) as BidTerms]));
}

const batches = new WeakMap<object, Batch<BidTerms | undefined>>();

/** One statement for all sealed terms of a query level. */
function ownTermsOf(context: SignedIn) {
  const batch = batches.get(context) ?? (async (db, keys) => {
    const places = keys.map((key) => ({ bidId: key.split(" ")[0]!, revision: Number(key.split(" ")[1]) }));
    const terms = await readOwnTerms(db, context.seal, context.user.id, places);
    return keys.map((key) => terms.get(key));
  });
  batches.set(context, batch);
  return batch;
}

/** Fills in the terms of a row that the user's own company sealed; every other row stays as it is stored. */
export async function withOwnTerms<T extends SubmittedTerms>(context: SignedIn, row: T, { companyId, ...place }: Place & { companyId: string }): Promise<T> {
  if (row.bidAmount !== null || companyId !== context.user.id) return row;
  return Object.assign(row, await loadBatched(context, ownTermsOf(context), keyOf(place)));
}
