import {
  type ListedBidFragment,
  type MyBidFactsFragment,
  type OwnBidFragment,
  type SubmittedTermsFragment,
} from "#web/graphql/generatedBids.ts";
import { type WithTerms } from "#web/graphql/readableTerms.ts";

/**
 * Bids of the user's own company. Their amount, timeline, proposal and receipt are never null, because the server
 * returns them to the company even while the bids are sealed.
 */
export type OwnBid = WithTerms<OwnBidFragment>;
export type ListedBid = WithTerms<ListedBidFragment>;
export type MyBid = WithTerms<MyBidFactsFragment>;
export type OwnTerms = WithTerms<SubmittedTermsFragment>;

export const asOwn = <Bid extends object>(bid: Bid) => bid as WithTerms<Bid>;
