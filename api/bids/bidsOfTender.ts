import type { Bid } from "#api/bids/Bid.ts";
import type { BidFilter } from "#api/bids/BidFilter.ts";
import type { BidOrder } from "#api/bids/BidOrder.ts";
import { matchingBids } from "#api/bids/matchingBids.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { loadBatched, type Batch } from "#api/core/graphql/batch.ts";
import { totals, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { countRows, readPages } from "#api/core/graphql/readPages.ts";
import type { DataSource } from "typeorm";

interface Asked extends PageArgs {
  filter?: BidFilter | null;
  orderBy?: BidOrder | null;
  /** The fields of the bids that are asked for, without the page's end; all by default. */
  fields?: ReadonlySet<string>;
}

/** Fields of a bid that are found by an id, and the columns of it that they read. */
const BY_ID: Record<string, readonly string[]> = { company: ["companyId"], decider: ["decidedBy"], revisions: ["id"], tender: ["tenderId"], unconfirmedAddenda: ["id"], __typename: [] };
/** What the list itself reads: whose bids of which tenders. */
const ALWAYS = ["tenderId", "companyId"];

/** A page of a tender's bids, for all tenders of a query level in one statement; one more counts them, one reads their companies. */
export async function bidsOfTender(context: SignedIn, tenderId: string, { filter, orderBy, fields, ...page }: Asked): Promise<Page<Bid>> {
  const read: Batch<Pick<Page<Bid>, "nodes" | "pageInfo">> = async (db, tenderIds) => {
    const { bids, order } = await matchingBids(context, filter, orderBy);
    const pages = await readPages(bids, "tenderId", tenderIds, { page, order, names: fields && columnsFor(bids.expressionMap.mainAlias!.metadata.columns, fields) });
    if (fields?.has("company")) await addCompanies(db, pages.flatMap(({ nodes }) => nodes));
    return pages;
  };
  const count: Batch<number> = async (_db, tenderIds) => countRows((await matchingBids(context, filter, orderBy)).bids, "tenderId", tenderIds);
  const asked = JSON.stringify({ page, filter, orderBy, fields: fields && [...fields].sort() });
  return { ...(await loadBatched(context, read, tenderId, `bids ${asked}`)), ...totals(() => loadBatched(context, count, tenderId, `count of bids ${asked}`)) };
}

/** The columns that the fields need: every one for a field that is neither stored nor found by an id, such as the receipt. */
function columnsFor(columns: { propertyName: string }[], fields: ReadonlySet<string>) {
  const stored = new Set(columns.map(({ propertyName }) => propertyName));
  if (![...fields].every((name) => stored.has(name) || name in BY_ID)) return undefined;
  return new Set([...ALWAYS, ...[...fields].flatMap((name) => BY_ID[name] ?? [name])]);
}

/** With the bids, since a promise for each bid takes longer than everything else. */
async function addCompanies(db: DataSource, bids: Bid[]) {
  const ids = [...new Set(bids.map(({ companyId }) => companyId))];
  const companies = await companiesOf(db, ids);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  for (const bid of bids) bid.company = companyOf.get(bid.companyId);
}
