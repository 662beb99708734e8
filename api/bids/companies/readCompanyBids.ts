import type { Bid } from "#api/bids/Bid.ts";
import { type BidsRequest, listBidsOf } from "#api/bids/lists/listBidsOf.ts";
import { firstBidsOf, keyOf } from "#api/bids/companies/company.reads.ts";
import { recordBidReads } from "#api/bids/recordBidReads.ts";
import { bidsWithOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/** True for users who may read the bids and figures of a company: administrators and the company's own user. */
export const mayReadCompany = (context: Context, companyId: string): context is SignedIn =>
  context.user !== null && (context.user.isAdmin || context.user.id === companyId);

/**
 * Reads a page of a company's bids, by default the newest live ones. Returns null for users who may not read them.
 * Refuses BAD_USER_INPUT for an invalid page size, filter or order.
 */
export async function readCompanyBids(
  context: Context,
  companyId: string,
  request: BidsRequest,
): Promise<Page<Bid> | null> {
  if (!mayReadCompany(context, companyId)) return null;
  const { first, after, filter, orderBy } = request;
  if (first < 1 || first > MAX_PAGE) throw badInput({ first: `Must be from 1 to ${MAX_PAGE}` });
  // Without a cursor, filter and order, firstBidsOf reads only the newest bids of each company, by an index.
  const areNewest = after == null && !filter && !orderBy;
  const page = areNewest
    ? loadBatched(context, firstBidsOf, keyOf(companyId, first))
    : listBidsOf(context, "companyId", companyId, request);
  const reading = page.then((found) => bidsWithOwnTerms(context, found));
  return recordBidReads(context, reading, ({ nodes }) => nodes);
}
