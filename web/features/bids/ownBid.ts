import {
  type ListedBidFragment,
  type MyBidFactsFragment,
  type OwnBidFragment,
  type SubmittedTermsFragment,
} from "#web/graphql/generatedBids.ts";
import { type WithTerms } from "#web/graphql/readableTerms.ts";

/** The company's own bids. The server returns their terms even while they are sealed. */
export type OwnBid = WithTerms<OwnBidFragment>;
export type ListedBid = WithTerms<ListedBidFragment>;
export type MyBid = WithTerms<MyBidFactsFragment>;
export type OwnTerms = WithTerms<SubmittedTermsFragment>;

export const asOwn = <Bid extends object>(bid: Bid) => bid as WithTerms<Bid>;
