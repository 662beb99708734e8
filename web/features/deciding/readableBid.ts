import { type SubmittedBidFragment } from "#web/graphql/generatedDeciding.ts";
import { type Readable } from "#web/graphql/readable.ts";

/** A bid on a tender that is not sealed, or whose bids have been opened. */
export type ReadableBid = Readable<SubmittedBidFragment>;
