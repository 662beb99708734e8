import { type ListedBidFragment, type MyBidFactsFragment, type OwnBidFragment, type SubmittedTermsFragment } from "#web/graphql/generatedBids.ts";
import { type Readable } from "#web/graphql/readable.ts";

/** The company's own bids: the server answers them with their terms, also while they are sealed. */
export type OwnBid = Readable<OwnBidFragment>;
export type ListedBid = Readable<ListedBidFragment>;
export type MyBid = Readable<MyBidFactsFragment>;
export type OwnTerms = Readable<SubmittedTermsFragment>;

export const asOwn = <Bid extends object>(bid: Bid) => bid as Readable<Bid>;
