/** Maximum number of nodes in one page of a connection. */
export const MAX_PAGE = 100;

/** Maximum number of nodes that are counted exactly. */
export const MOST_COUNTED = 10_000;

/**
 * The number of nodes in the first page of a long list on a screen. It is small, so that the list appears fast. Further
 * pages have MAX_PAGE nodes.
 */
export const FIRST_PAGE = 50;
