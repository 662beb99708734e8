/**
 * Default limits of requests per minute to /graphql, /api, /files, /ocds and to pages that are not in memory: `person`
 * for a signed-in user, `address` for all visitors from one network together.
 */
export const REQUESTS_A_MINUTE = { person: 3000, address: 6000 };

/**
 * Default limits of the cost per minute: `person` for a partner, `address` for all visitors from one network together.
 * An administrator's limit is five times `person`. A cost of 2,000,000 takes about ten seconds of processor time. All
 * GraphQL documents of the web client together, with full pages, cost 50,000.
 */
export const COST_A_MINUTE = { person: 2_000_000, address: 1_000_000 };
export const OF_AN_ADMINISTRATOR = 5;

/**
 * The limits of a GraphQL document. For comparison: 100 tenders with 100 bids each, their companies and profiles cost
 * 30,201. 100 bids with all of their revisions and receipts cost 26,501. Proposals below tenders cost by their length
 * where 32 for each is too much; see MeasuresText.
 */
export const DOCUMENT_LIMITS = { depth: 12, tokens: 1000, aliases: 30, cost: 32_000 };

/**
 * Costs of parts of a query. `longText`: a text that may exceed 10,000 characters. `textBytes`: this many bytes of a
 * text whose length counts cost 1; the longest one, of 50,000 letters, then costs `longText`. `list`: the assumed
 * length of a list without the argument `first`. `revisions`: the assumed number of revisions of a bid.
 * `introspection`: a field `__schema` or `__type`. `rendering`: the preview of an article. `download`: a file download.
 * `page`: a public page, feed or sitemap with content from the database. `openData`: a package of the open data that is
 * not cached.
 */
export const COSTS = {
  longText: 32,
  textBytes: 1600,
  list: 10,
  revisions: 3,
  introspection: 1600,
  rendering: 5000,
  download: 1000,
  page: 1000,
  openData: 4000,
};

/** Maximum depth of lists and objects in a body and in variables. The deepest input of an operation has 6 levels. */
export const MOST_NESTED = 32;

/** Maximum size of a request's body: `limit` for the parser, `shown` for the message of the refusal. */
export const MAX_BODY = { limit: "256kb", shown: "256 kB" };
