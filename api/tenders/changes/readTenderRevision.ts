import type { Context } from "#api/core/graphql/context.ts";

/**
 * Returns the revision of all tenders: a counter that increases with changes of tenders, but not of bids. It is a
 * string, because it can exceed GraphQL's Int. Removes the dot and the second counter from the context's
 * `tenderRevision`. That value is read with the session, so the revision is never newer than the lists in the same
 * response.
 */
export const readTenderRevision = ({ tenderRevision }: Pick<Context, "tenderRevision">) =>
  tenderRevision?.split(".")[0] ?? "0";
