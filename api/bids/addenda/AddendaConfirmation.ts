import type { DataSource } from "typeorm";
import { Field, Int, ObjectType } from "type-graphql";

import { inOrder } from "#api/core/graphql/batch.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "The last confirmation of a tender's addenda for a bid." })
export class AddendaConfirmation {
  @Field(() => Int, { description: "The number of the newest addendum that is confirmed." })
  addendum: number;

  @Field(() => DateTimeISO, { description: "When it was confirmed, by the database's clock." })
  confirmedAt: Date;

  @Field(() => String, { description: "The username of the person who confirmed it, submitted the bid or revised it." })
  confirmedBy: string;
}

/** Reads the newest confirmation of each bid; undefined for a bid without confirmations. */
export async function addendaConfirmationsOf(db: DataSource, bidIds: readonly string[]) {
  const rows = await db.query<(AddendaConfirmation & { bidId: string })[]>(
    `SELECT DISTINCT ON (bid_id) bid_id AS "bidId", addendum, confirmed_at AS "confirmedAt", users.username AS "confirmedBy"
       FROM addendum_confirmations AS confirmed JOIN users ON users.id = confirmed.confirmed_by
      WHERE bid_id = ANY ($1) ORDER BY bid_id, addendum DESC, revision DESC`,
    [bidIds],
  );
  return inOrder(bidIds, rows, ({ bidId }) => bidId);
}
