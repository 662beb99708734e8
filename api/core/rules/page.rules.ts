/** Maximum number of nodes in one page of a connection. */
export const MAX_PAGE = 100;

/** Maximum number of nodes that are counted exactly. */
export const MOST_COUNTED = 10_000;

/**
 * The length of a long list's first page on a screen: short for a fast first view. Further pages have MAX_PAGE nodes.
 */
export const FIRST_PAGE = 50;
