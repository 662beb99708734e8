import { etagOf, pack } from "#api/core/http/pack.ts";
import type { ReadyBody } from "#api/core/http/readyBody.ts";

/**
 * Browsers revalidate each time, and get 304 while the page is unchanged. It is compressed at its first request.
 * @param stays true for a built page, compressed at the highest level; false for a page rendered for one request, compressed quickly
 */
export function htmlPage(text: string, stays = true): ReadyBody {
  const body = Buffer.from(text);
  return {
    body,
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    etag: etagOf(body),
    packed: {},
    pack: (encoding) => pack(encoding, body, stays ? "best" : "good"),
  };
}
