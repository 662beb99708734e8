/** The most nodes that one page of a connection holds. */
export const MAX_PAGE = 100;
