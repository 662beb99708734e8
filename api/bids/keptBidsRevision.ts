import type { Keepable } from "#api/core/graphql/keepable.ts";

/** The question that All Bids polls. */
export const keptBidsRevision: Keepable = { fields: { Query: ["bidsRevision"] }, inputs: [], notKept: [] };
