import type { Request } from "express";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

export interface AskedPage {
  first: number;
  after: string | null;
}

/** The page that `?limit` and `?after` ask for; null without both. Refuses BAD_USER_INPUT for a limit out of range. */
export function askedPage({ query: { limit, after } }: Pick<Request, "query">): AskedPage | null {
  if (limit === undefined && after === undefined) return null;
  if (after !== undefined && typeof after !== "string") throw badInput({ after: "Send one cursor" });
  return { first: limit === undefined ? MAX_PAGE : sizeOf(limit), after: after ?? null };
}

function sizeOf(limit: unknown) {
  const size = typeof limit === "string" && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (size < 1 || size > MAX_PAGE) throw badInput({ limit: `Must be a whole number from 1 to ${MAX_PAGE}` });
  return size;
}

/** The value of the header Link that names the next page, at the same address (RFC 8288). */
export function linkToNext({ originalUrl }: Pick<Request, "originalUrl">, { first }: AskedPage, cursor: string) {
  const [path = "", query] = originalUrl.split("?", 2);
  const next = new URLSearchParams(query);
  next.set("limit", String(first));
  next.set("after", cursor);
  return `<${path}?${next.toString()}>; rel="next"`;
}
