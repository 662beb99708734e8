import type { Context } from "#api/core/graphql/context.ts";

/**
 * A counter that every change of a tender moves and no bid does; text, since it may exceed an Int. It is the revision that
 * the session's statement found, so that it is never newer than a list in the same answer.
 */
export const readTenderRevision = ({ tenderRevision }: Pick<Context, "tenderRevision">) => tenderRevision?.split(".")[0] ?? "0";
