import type { DataSource } from "typeorm";

import type { Bid } from "#api/bids/Bid.ts";
import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { matchingBids } from "#api/bids/lists/matchingBids.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { type Batch, loadBatched } from "#api/core/graphql/batch.ts";
import { type Page, type PageArgs, totals } from "#api/core/graphql/connection.ts";
import { countTexts } from "#api/core/graphql/cost.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { bytesOnPages, countRows, readPages } from "#api/core/graphql/readPages.ts";

export interface BidsRequest extends PageArgs {
  filter?: BidFilter | null;
  orderBy?: BidOrder | null;
  /**
   * The result of requestedProperties, to read only the requested columns. Allowed only if the query does not request
   * `pageInfo` and `edges`.
   */
  requested?: ReadonlySet<string>;
  /** Whether to load the companies together with the bids. */
  withCompanies?: boolean;
  /** Whether to count the proposals for the document's cost. */
  withProposals?: boolean;
}

/** Columns that are always read, because each page of bids belongs to a tender or a company. */
const ALWAYS = ["tenderId", "companyId"];

/**
 * Reads a page of the bids of a tender or of a company. If a GraphQL query requests the bids of several tenders or
 * companies, one SQL statement reads all these bids, one counts them, and one reads their companies. Refuses
 * BAD_USER_INPUT for an invalid filter.
 * @param of The column of the bid that must equal `id`
 */
export async function listBidsOf(
  context: SignedIn,
  of: "tenderId" | "companyId",
  id: string,
  { filter, orderBy, requested, withCompanies = false, withProposals = false, ...page }: BidsRequest,
): Promise<Page<Bid>> {
  const read: Batch<Pick<Page<Bid>, "nodes" | "pageInfo" | "cursors">> = async (db, ids) => {
    const { bids, order } = await matchingBids(context, filter, orderBy, { searched: { of, ids } });
    if (withProposals)
      await countTexts(context, () => bytesOnPages(bids, of, ids, { page, order, text: "technicalProposal" }));
    const pages = await readPages(bids, of, ids, {
      page,
      order,
      names: requested && columnsFor(bids.expressionMap.mainAlias!.metadata.columns, requested),
    });
    if (withCompanies)
      await addCompanies(
        db,
        pages.flatMap(({ nodes }) => nodes),
      );
    return pages;
  };
  const count: Batch<number> = async (_db, ids) =>
    countRows((await matchingBids(context, filter, orderBy, { searched: { of, ids } })).bids, of, ids);
  const key = JSON.stringify({
    of,
    page,
    filter,
    orderBy,
    withCompanies,
    withProposals,
    asked: requested && [...requested].sort(),
  });
  return {
    ...(await loadBatched(context, read, id, `bids ${key}`)),
    ...totals(() => loadBatched(context, count, id, `count of bids ${key}`)),
  };
}

/** Returns the columns to read. Returns undefined, for all columns, if a requested property is not a column. */
function columnsFor(columns: { propertyName: string }[], requested: ReadonlySet<string>) {
  const stored = new Set(columns.map(({ propertyName }) => propertyName));
  return [...requested].every((name) => stored.has(name)) ? new Set([...ALWAYS, ...requested]) : undefined;
}

/**
 * Reads the companies of all bids in one SQL statement, and sets Bid.company. A DataLoader promise for each bid would
 * be slower than the rest of the list.
 */
async function addCompanies(db: DataSource, bids: Bid[]) {
  const ids = [...new Set(bids.map(({ companyId }) => companyId))];
  const companies = await companiesOf(db, ids);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  for (const bid of bids) bid.company = companyOf.get(bid.companyId);
}
