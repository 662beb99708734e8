/** What a GraphQL document may have at most. 100 tenders with 100 bids each, and each bid's company and its profile, cost 30,201. */
export const DOCUMENT_LIMITS = { depth: 12, tokens: 1000, aliases: 30, cost: 32_000 };

/** What counts how much: a text that may be longer than 10,000 characters, a list that takes no `first`, and the whole schema. */
export const COSTS = { longText: 32, list: 10, introspection: 1600 };

/** The largest body of a request, of each kind. */
export const MAX_BODY = { limit: "256kb", told: "256 kB" };
