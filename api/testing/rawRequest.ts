import { type IncomingMessage, request } from "node:http";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip } from "node:zlib";

/**
 * A raw HTTP request with a browser's Accept header. It follows no redirect. `fetch` would normalise the path and set
 * cache headers.
 */
export async function rawRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body = "",
) {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request(url, { path, method, headers: { accept: "text/html,*/*;q=0.8", ...headers }, agent: false }, answered)
      .on("error", failed)
      .end(body);
  });
  const isEmpty = method === "HEAD" || response.statusCode === 304;
  return {
    status: response.statusCode,
    headers: response.headers,
    text: await text(isEmpty ? response : unpacked(response)),
  };
}

/** A connection that ends early is also an error of the decompressed body. */
function unpacked(response: IncomingMessage) {
  const encoding = response.headers["content-encoding"];
  const unpack = encoding === "br" ? createBrotliDecompress() : encoding === "gzip" ? createGunzip() : null;
  return unpack ? pipeline(response, unpack, () => undefined) : response;
}
