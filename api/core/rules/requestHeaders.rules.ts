/** A GraphQL answer to a request with this header has no `extensions.cost`. The web sends it to keep answers small. */
export const COST_HEADER = "x-cost";
export const NO_COST = "none";

/** A screen's automatic refresh has this header, so that it does not count as activity of the session. */
export const POLL_HEADER = "x-poll";
