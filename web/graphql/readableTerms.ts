type Term = "bidAmount" | "technicalProposal" | "timelineDays" | "receipt";

/**
 * A bid or revision whose amount, proposal, timeline and receipt this user may read. These fields are null only for a
 * sealed bid of another company.
 */
export type WithTerms<Bid> = {
  [Name in keyof Bid]: Name extends Term
    ? NonNullable<Bid[Name]>
    : Bid[Name] extends (infer Each extends { revision: number })[]
      ? WithTerms<Each>[]
      : Bid[Name];
};

export const hasTerms = <Bid extends { bidAmount: number | null }>(bid: Bid): bid is Bid & WithTerms<Bid> =>
  bid.bidAmount !== null;
