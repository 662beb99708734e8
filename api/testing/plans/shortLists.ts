import type { DataSource } from "typeorm";

import { firstBidsOf, keyOf } from "#api/bids/companies/company.reads.ts";
import { listRemovedCompanies } from "#api/bids/companies/listRemovedCompanies.ts";
import { listBidDrafts } from "#api/bids/drafts/bidDraft.reads.ts";
import { listRemovedContactRequests } from "#api/contact/listContactRequests.ts";
import { listRemovedContent } from "#api/content/listRemovedContent.ts";
import type { Page, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { givenUpMails } from "#api/mail/givenUpMails.ts";
import { readPublishedPage } from "#api/open-data/readPublished.ts";
import { listRemovedQuestions } from "#api/questions/listQuestions.ts";
import { listRemovedTenders } from "#api/tenders/changes/listRemovedTenders.ts";
import { listTenderChanges } from "#api/tenders/changes/listTenderChanges.ts";
import { newMatchesOf } from "#api/tenders/searches/newMatchesOf.ts";
import { ADMIN, FIRST, inDays, type ListedQuery, PARTNER } from "#api/testing/plans/queriesOf.ts";
import { listDeliveries } from "#api/webhooks/deliveries/listDeliveries.ts";

const contextOf = (db: DataSource, user = ADMIN) =>
  ({ db, user, token: null, tenderRevision: null }) as unknown as SignedIn;

type Removed = (context: SignedIn, page: PageArgs, changedSince: Date) => Promise<Page<unknown>>;
const REMOVED: Record<string, { list: Removed; user?: typeof ADMIN }> = {
  removedCompanies: { list: listRemovedCompanies },
  removedContactRequests: { list: listRemovedContactRequests },
  removedContent: { list: listRemovedContent },
  "removedContent of a partner": { list: listRemovedContent, user: PARTNER },
  removedQuestions: { list: listRemovedQuestions },
  removedTenders: { list: listRemovedTenders },
  "removedTenders of a partner": { list: listRemovedTenders, user: PARTNER },
};

/**
 * The queries of the lists of removed objects. They list the removals since yesterday and the removals of several
 * years, and count the removals since yesterday.
 */
export const removedLists = (): ListedQuery[] =>
  Object.entries(REMOVED).flatMap(([name, { list, user }]) => {
    const read = (since: Date) => (db: DataSource) => list(contextOf(db, user), FIRST, since);
    return [
      ...[inDays(-1), inDays(-2400)].map((since) => ({ name: `${name} ${since.toISOString()}`, read: read(since) })),
      {
        name: `count of ${name}`,
        read: async (db: DataSource) => (await read(inDays(-1))(db)).totalCount(),
        counts: true as const,
      },
    ];
  });

/**
 * The queries of the lists that have neither filters nor sort orders.
 * @param companyId The id of the company with the most bids.
 */
export function shortLists(companyId: string): ListedQuery[] {
  const own = { ...PARTNER, id: companyId };
  const revision = async (db: DataSource, before: number) => {
    const [found] = await db.query<[{ revision: string }]>(
      "SELECT greatest(revision - $1, known_since)::text AS revision FROM tender_revision",
      [before],
    );
    return found.revision;
  };
  return [
    { name: "givenUpMails", read: (db) => givenUpMails(contextOf(db), FIRST) },
    {
      name: "count of givenUpMails",
      read: async (db) => (await givenUpMails(contextOf(db), FIRST)).totalCount(),
      counts: true,
    },
    { name: "myBidDrafts", read: (db) => listBidDrafts({ ...contextOf(db, own), wrappingKeys: null as never }) },
    { name: "bids of a company", read: (db) => firstBidsOf(db, [keyOf(companyId, 10)]) },
    { name: "tendersSince", read: async (db) => listTenderChanges(contextOf(db), await revision(db, 5), 20) },
    {
      name: "tendersSince of a partner",
      read: async (db) => listTenderChanges(contextOf(db, own), await revision(db, 5), 20),
    },
    { name: "savedSearches newTenders", read: (db) => newMatchesOf(db, [companyId, ADMIN.id]) },
    { name: "webhook deliveries", read: (db) => listDeliveries(contextOf(db), { id: ADMIN.id } as never, FIRST) },
    { name: "open data", read: (db) => readPublishedPage(db, { micros: "0", tenderId: ADMIN.id }) },
  ];
}
