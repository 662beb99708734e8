/**
 * A GraphQL answer to a request with this header and the value NO_COST has no `extensions.cost`. The web client sends
 * this header to get smaller answers.
 */
export const COST_HEADER = "x-cost";
export const NO_COST = "none";

/** The automatic refresh of a screen sends this header. Such a request does not count as activity of the session. */
export const POLL_HEADER = "x-poll";
