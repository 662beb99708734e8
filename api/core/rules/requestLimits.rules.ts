/**
 * Default limits of requests to /graphql and /api per minute: for a signed-in person, and for all visitors from one
 * address.
 */
export const REQUESTS_A_MINUTE = { person: 3000, address: 6000 };

/**
 * Default limits of the cost of documents per minute: for a partner, five times as much for an administrator, and for
 * all visitors from one address. 2,000,000 take some ten seconds of a processor; all documents of the web together, with
 * full pages, cost 50,000.
 */
export const COST_A_MINUTE = { person: 2_000_000, address: 1_000_000 };
export const OF_AN_ADMINISTRATOR = 5;

/**
 * The limits of a GraphQL document. 100 tenders with 100 bids each, their companies and profiles cost 30,201; 100 bids
 * with all of their revisions and receipts 26,501.
 */
export const DOCUMENT_LIMITS = { depth: 12, tokens: 1000, aliases: 30, cost: 32_000 };

/**
 * Query costs: `longText`, a text that may exceed 10,000 characters; `list`, a list without `first`; `revisions`, those
 * of a bid, usually at most 3; `rendering`, the preview of an article. `download` is the cost of a file download.
 */
export const COSTS = { longText: 32, list: 10, revisions: 3, introspection: 1600, rendering: 5000, download: 1000 };

/** Maximum depth of lists and objects in a body and in variables. The deepest that an operation takes has 6 levels. */
export const MOST_NESTED = 32;

/** Maximum size of a request's body: `limit` for the parser, `shown` for the message of the refusal. */
export const MAX_BODY = { limit: "256kb", shown: "256 kB" };
