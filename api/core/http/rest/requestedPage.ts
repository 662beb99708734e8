import type { Request } from "express";

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";
import { parseUrl } from "#api/core/rules/parseUrl.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

export interface RequestedPage {
  first: number;
  after: string | null;
}

export const PAGE_PARAMETERS = ["limit", "after"] as const;

/** The page that `?limit` and `?after` request; null without both. Refuses BAD_USER_INPUT for a limit out of range. */
export function requestedPage({ query: { limit, after } }: Pick<Request, "query">): RequestedPage | null {
  if (limit === undefined && after === undefined) return null;
  if (after !== undefined && typeof after !== "string") throw badInput({ after: "Send one cursor" });
  return { first: limit === undefined ? MAX_PAGE : sizeOf(limit), after: after ?? null };
}

function sizeOf(limit: unknown) {
  const size = typeof limit === "string" && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (size < 1 || size > MAX_PAGE) throw badInput({ limit: `Must be a whole number from 1 to ${MAX_PAGE}` });
  return size;
}

/**
 * The value of the header Link (RFC 8288), with the absolute URL of the next page. The URL begins with PUBLIC_URL. If
 * the request was sent to another host, as in a trial on one machine, it begins with that host. A host that no URL can
 * have is ignored.
 */
export function linkToNext(
  { originalUrl, protocol, host }: Pick<Request, "originalUrl" | "protocol" | "host">,
  { page: { first }, publicUrl }: { page: RequestedPage; publicUrl: string },
  cursor: string,
) {
  const sentTo = parseUrl(`${protocol}://${host}`);
  const next = new URL(sentTo && new URL(publicUrl).host !== host ? sentTo.origin : publicUrl);
  const { path, query } = pathAndQuery(originalUrl);
  next.pathname = path;
  next.search = query;
  next.searchParams.set("limit", String(first));
  next.searchParams.set("after", cursor);
  return `<${next.href}>; rel="next"`;
}
