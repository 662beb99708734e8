import type { RequestHandler } from "express";

/** Redirects to the path without trailing slashes, with its query. Use for known pages only: `//evil.example/` would be an open redirect. */
export const redirectTrailingSlash: RequestHandler = ({ path, originalUrl }, response) => {
  const [, query] = originalUrl.split(/\?(.*)/s);
  response.redirect(301, path.replace(/\/+$/, "") + (query ? `?${query}` : ""));
};
