/** A request that a screen sends by itself, to keep a list up to date, has this header: it is no use of the session. */
export const POLL_HEADER = "x-poll";
