import type { Bid } from "#api/bids/Bid.ts";
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

/** The newest live bids of a company; null for anybody who may not read them. Refuses BAD_USER_INPUT. */
export async function readCompanyBids(context: Context, companyId: string, first: number): Promise<Page<Bid> | null> {
  if (!mayReadCompany(context, companyId)) return null;
  if (first < 1 || first > MAX_PAGE) throw badInput({ first: `Must be from 1 to ${MAX_PAGE}` });
  const reading = loadBatched(context, firstBidsOf, keyOf(companyId, first)).then((page) => ownBids(context, page));
  return othersRead(context, reading, ({ nodes }) => nodes);
}
