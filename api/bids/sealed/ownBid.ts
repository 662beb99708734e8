import type { Bid } from "#api/bids/Bid.ts";
import { withOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** A bid with its terms, if it is sealed and the user's own. */
export const ownBid = (context: SignedIn, bid: Bid) => withOwnTerms(context, bid, { bidId: bid.id, revision: bid.revision, companyId: bid.companyId });

/** The same for a page of bids, in one statement. */
export async function ownBids(context: SignedIn, page: Page<Bid>): Promise<Page<Bid>> {
  await Promise.all(page.nodes.filter(({ isSealed }) => isSealed).map((bid) => ownBid(context, bid)));
  return page;
}
