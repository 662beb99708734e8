/** The most nodes that one page of a connection holds. */
export const MAX_PAGE = 100;

/** The most nodes of a connection that are counted exactly. */
export const MOST_COUNTED = 10_000;

/** The nodes of a long list's first page on a screen: few, so that the first view comes soon. Its further pages are as long as they may be. */
export const FIRST_PAGE = 50;
