import type { Bid } from "#api/bids/Bid.ts";
import { type AskedBids, bidsBelow } from "#api/bids/bidsBelow.ts";
import { firstBidsOf, keyOf } from "#api/bids/companies/companyBatches.ts";
import { othersRead } from "#api/bids/othersRead.ts";
import { ownBids } from "#api/bids/sealed/ownBid.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/** Whether this person may read the bids and figures of a company: an administrator, and its own user. */
export const mayReadCompany = (context: Context, companyId: string): context is SignedIn => context.user !== null && (context.user.isAdmin || context.user.id === companyId);

/** A page of a company's bids, the newest live ones by default; null for anybody who may not read them. Refuses BAD_USER_INPUT. */
export async function readCompanyBids(context: Context, companyId: string, asked: AskedBids): Promise<Page<Bid> | null> {
  if (!mayReadCompany(context, companyId)) return null;
  const { first, after, filter, orderBy } = asked;
  if (first < 1 || first > MAX_PAGE) throw badInput({ first: `Must be from 1 to ${MAX_PAGE}` });
  // The newest ones of each company are at the end of an index: the others of its bids need not be read.
  const areNewest = after == null && !filter && !orderBy;
  const page = areNewest ? loadBatched(context, firstBidsOf, keyOf(companyId, first)) : bidsBelow(context, "companyId", companyId, asked);
  const reading = page.then((found) => ownBids(context, found));
  return othersRead(context, reading, ({ nodes }) => nodes);
}
