import type { Context } from "#api/core/graphql/context.ts";

/**
 * The revision of all tenders: a counter that changes of tenders increment and changes of bids do not. It is a text,
 * because it can exceed an Int. It was read together with the session, so it is never newer than a list in the same
 * answer.
 */
export const readTenderRevision = ({ tenderRevision }: Pick<Context, "tenderRevision">) =>
  tenderRevision?.split(".")[0] ?? "0";
