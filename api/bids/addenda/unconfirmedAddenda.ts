import type { DataSource, EntityManager } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";

interface Unconfirmed {
  bidId: string;
  numbers: number[];
}

/**
 * SQL subquery on a row of `bids`: the numbers of the addenda that the company must still confirm, in ascending order.
 */
export const UNCONFIRMED = `
  SELECT coalesce(array_agg(addenda.number ORDER BY addenda.number), '{}') FROM addenda
   WHERE addenda.tender_id = bids.tender_id AND addenda.weight = 'confirm' AND bids.withdrawn_at IS NULL
     AND addenda.number > coalesce((SELECT max(addendum) FROM addendum_confirmations WHERE bid_id = bids.id), 0)`;

/** Reads a tender's live bids whose companies must still confirm addenda. `addendum` is the newest unconfirmed one. */
export const unconfirmedOnTender = (db: Pick<EntityManager, "query">, tenderId: string) =>
  db.query<{ bidId: string; companyId: string; addendum: number }[]>(
    `SELECT id AS "bidId", company_id AS "companyId", numbers[array_length(numbers, 1)] AS addendum
       FROM (SELECT bids.id, bids.company_id, (${UNCONFIRMED}) AS numbers FROM bids WHERE bids.tender_id = $1 AND bids.withdrawn_at IS NULL) AS live
      WHERE numbers <> '{}'`,
    [tenderId],
  );

/** Reads, for each bid, the numbers of the addenda that its company must still confirm. */
export async function unconfirmedAddendaOf(db: Pick<DataSource | EntityManager, "query">, bidIds: readonly string[]) {
  const rows = await db.query<Unconfirmed[]>(
    `SELECT bids.id AS "bidId", (${UNCONFIRMED}) AS numbers FROM bids WHERE bids.id = ANY ($1)`,
    [bidIds],
  );
  return inOrder(bidIds, rows, ({ bidId }) => bidId).map((row) => row?.numbers ?? []);
}
