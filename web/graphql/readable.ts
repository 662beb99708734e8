type Term = "bidAmount" | "technicalProposal" | "timelineDays" | "receipt";

/** A bid or revision whose terms this viewer may read: they are null only for a sealed bid of another company. */
export type Readable<Bid> = {
  [Name in keyof Bid]: Name extends Term ? NonNullable<Bid[Name]> : Bid[Name] extends (infer Each extends { revision: number })[] ? Readable<Each>[] : Bid[Name];
};

export const isReadable = <Bid extends { bidAmount: number | null }>(bid: Bid): bid is Bid & Readable<Bid> => bid.bidAmount !== null;
