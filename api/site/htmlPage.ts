import { etagOf, compress } from "#api/core/http/compression/compress.ts";
import type { ReadyBody } from "#api/core/http/cache/readyBody.ts";

/**
 * Returns an HTML page with its headers. Browsers revalidate the page at each use, and get 304 if it is unchanged. The
 * server compresses the page at the first request for it.
 * @param stays True for a page of the build, which is compressed at the highest level; false for a page that is
 * rendered for one request, which is compressed faster
 */
export function htmlPage(text: string, stays = true): ReadyBody {
  const body = Buffer.from(text);
  return {
    body,
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    etag: etagOf(body),
    compressed: {},
    compress: (encoding) => compress(encoding, body, stays ? "best" : "good"),
  };
}
