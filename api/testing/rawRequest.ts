import { type IncomingMessage, request } from "node:http";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip } from "node:zlib";

/**
 * Sends an HTTP request with a browser's Accept header. Does not follow redirects. `fetch` is not used, because it
 * would normalise the path and set cache headers.
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

/** The decompressed body of a response. If the connection ends early, reading this body fails, too. */
function unpacked(response: IncomingMessage) {
  const encoding = response.headers["content-encoding"];
  const unpack = encoding === "br" ? createBrotliDecompress() : encoding === "gzip" ? createGunzip() : null;
  return unpack ? pipeline(response, unpack, () => undefined) : response;
}
