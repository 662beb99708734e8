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

export interface AskedBids extends PageArgs {
  filter?: BidFilter | null;
  orderBy?: BidOrder | null;
  /** Of a list without the page's end: what propertiesAsked tells. */
  asked?: ReadonlySet<string>;
  /** Whether to read the companies with the bids. */
  withCompanies?: boolean;
}

/** What the list itself reads: whose bids of which tenders. */
const ALWAYS = ["tenderId", "companyId"];

/**
 * A page of the bids on a tender, or of a company, for all of a query level in one statement; one more counts them, one reads their
 * companies. Refuses BAD_USER_INPUT.
 * @param of the column that names the tender or company
 */
export async function bidsBelow(context: SignedIn, of: "tenderId" | "companyId", id: string, { filter, orderBy, asked, withCompanies = false, ...page }: AskedBids): Promise<Page<Bid>> {
  const read: Batch<Pick<Page<Bid>, "nodes" | "pageInfo">> = async (db, ids) => {
    const { bids, order } = await matchingBids(context, filter, orderBy);
    const pages = await readPages(bids, of, ids, { page, order, names: asked && columnsFor(bids.expressionMap.mainAlias!.metadata.columns, asked) });
    if (withCompanies) await addCompanies(db, pages.flatMap(({ nodes }) => nodes));
    return pages;
  };
  const count: Batch<number> = async (_db, ids) => countRows((await matchingBids(context, filter, orderBy)).bids, of, ids);
  const key = JSON.stringify({ of, page, filter, orderBy, withCompanies, asked: asked && [...asked].sort() });
  return { ...(await loadBatched(context, read, id, `bids ${key}`)), ...totals(() => loadBatched(context, count, id, `count of bids ${key}`)) };
}

/** All of them, unless each property that is asked for is one. */
function columnsFor(columns: { propertyName: string }[], asked: ReadonlySet<string>) {
  const stored = new Set(columns.map(({ propertyName }) => propertyName));
  return [...asked].every((name) => stored.has(name)) ? new Set([...ALWAYS, ...asked]) : undefined;
}

/** With the bids, since a promise for each bid takes longer than everything else. */
async function addCompanies(db: DataSource, bids: Bid[]) {
  const ids = [...new Set(bids.map(({ companyId }) => companyId))];
  const companies = await companiesOf(db, ids);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  for (const bid of bids) bid.company = companyOf.get(bid.companyId);
}
