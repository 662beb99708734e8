import type { DataSource } from "typeorm";

import { listBidsOf } from "#api/bids/lists/listBidsOf.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import type { SentBidFilter } from "#api/bids/lists/bidFilter.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { questionsOfTender } from "#api/questions/questionsOfTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { ADMIN, FIRST, type ListedQuery } from "#api/testing/plans/queriesOf.ts";

/**
 * Returns a query that reads one list, such as the bids, of each of the first 20 open tenders. The reads share one
 * context, so that its DataLoaders batch them into one SQL statement, as below a GraphQL list of tenders.
 */
const ofPage = (read: (context: SignedIn, tenderId: string) => Promise<unknown>) => async (db: DataSource) => {
  const tenders = await db
    .getRepository(Tender)
    .find({ select: { id: true }, where: { status: "open" }, order: { id: "ASC" }, take: FIRST.first });
  const context = { db, user: ADMIN, token: null, loaders: new Map() } as unknown as SignedIn;
  await Promise.all(tenders.map(({ id }) => read(context, id)));
};

/**
 * The queries of the lists below 20 tenders: bids with each filter and in each order, the number of bids with each
 * filter, and published questions.
 */
export function belowTenders({ filters, orders }: { filters: SentBidFilter[]; orders: BidOrder[] }): ListedQuery[] {
  const bids = (filter: SentBidFilter, orderBy?: BidOrder) =>
    ofPage((context, id) => listBidsOf(context, "tenderId", id, { first: 5, filter, orderBy }));
  const count = (filter: SentBidFilter) =>
    ofPage(async (context, id) => (await listBidsOf(context, "tenderId", id, { first: 5, filter })).totalCount());
  return [
    ...[{}, ...filters].map((filter) => ({ name: `bids of tenders ${JSON.stringify(filter)}`, read: bids(filter) })),
    ...[{}, ...filters].map((filter) => ({
      name: `count of bids of tenders ${JSON.stringify(filter)}`,
      read: count(filter),
      counts: true as const,
    })),
    ...orders.map((order) => ({ name: `bids of tenders ${order.field} ${order.direction}`, read: bids({}, order) })),
    ...filters
      .map((filter, place) => ({ filter, order: orders[place % orders.length]! }))
      .map(({ filter, order }) => ({
        name: `bids of tenders ${JSON.stringify(filter)} ${order.field} ${order.direction}`,
        read: bids(filter, order),
      })),
    ...[null, "girders", "xyzzy", "%"].map((search) => ({
      name: `questions of tenders ${search ?? ""}`,
      read: ofPage((context, id) => questionsOfTender(context, id, { ...FIRST, search })),
    })),
  ];
}
