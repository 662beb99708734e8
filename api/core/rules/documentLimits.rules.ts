/** What a GraphQL document may have at most. 100 tenders with their bids, and each bid's company and revisions, cost 14,000. */
export const DOCUMENT_LIMITS = { depth: 12, tokens: 1000, aliases: 30, cost: 20_000 };

/** The largest body of a request, of each kind. */
export const MAX_BODY = { limit: "256kb", told: "256 kB" };
