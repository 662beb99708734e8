import type { RequestHandler } from "express";

/** A page has one address: with slashes at its end it leads to the one without, and takes what is asked along. Only for known pages: `//evil.example/` would lead away. */
export const redirectTrailingSlash: RequestHandler = ({ path, originalUrl }, response) => {
  const [, query] = originalUrl.split(/\?(.*)/s);
  response.redirect(301, path.replace(/\/+$/, "") + (query ? `?${query}` : ""));
};
