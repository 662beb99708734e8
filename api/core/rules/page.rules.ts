/** The most nodes that one page of a connection holds. */
export const MAX_PAGE = 100;

/** The most nodes of a connection that are counted exactly. */
export const MOST_COUNTED = 10_000;
