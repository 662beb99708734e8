import type { Context } from "#api/core/graphql/context.ts";

/**
 * The revision of all tenders: a counter that increases with changes of tenders, but not of bids. It is a string,
 * because it can exceed GraphQL's Int. In the context's `tenderRevision`, a dot and a second counter follow; these are
 * removed. `tenderRevision` is read with the session, before any list of the same answer, so it is never newer than
 * these lists.
 */
export const readTenderRevision = ({ tenderRevision }: Pick<Context, "tenderRevision">) =>
  tenderRevision?.split(".")[0] ?? "0";
