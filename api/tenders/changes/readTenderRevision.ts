import type { Context } from "#api/core/graphql/context.ts";

/**
 * The revision of all tenders: a counter that increases with changes of tenders, but not of bids. It is a string,
 * because it can exceed GraphQL's Int. It was read together with the session, so it is never newer than a list in the
 * same answer.
 */
export const readTenderRevision = ({ tenderRevision }: Pick<Context, "tenderRevision">) =>
  tenderRevision?.split(".")[0] ?? "0";
