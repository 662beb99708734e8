import type { BidFilter } from "#api/bids/BidFilter.ts";
import type { BidOrder } from "#api/bids/BidOrder.ts";
import { matchingBids } from "#api/bids/matchingBids.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Newest first by default. Orders and filters by terms leave sealed bids out. Refuses BAD_USER_INPUT. */
export async function listBids(context: Pick<SignedIn, "db" | "user">, page: PageArgs, filter?: BidFilter | null, orderBy?: BidOrder | null) {
  const { bids, order } = await matchingBids(context, filter, orderBy);
  return readPage(bids, page, order);
}
