import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Request, Response } from "express";

/** The server's preference: browsers list gzip first without preferring it. */
const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface HtmlPage {
  html: Buffer;
  etag: string;
  /** True for a built page, compressed at the highest level; false for a page rendered for one request, compressed quickly. */
  stays: boolean;
  packed: Map<Encoding, Promise<Buffer>>;
}

const QUALITY = { stays: 11, passing: 5 };
const pack: Record<Encoding, (html: Buffer, stays: boolean) => Promise<Buffer>> = {
  br: (html, stays) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: stays ? QUALITY.stays : QUALITY.passing } }),
  gzip: (html, stays) => promisify(gzip)(html, { level: stays ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION }),
};

export const htmlPage = (text: string, stays = true): HtmlPage => {
  const html = Buffer.from(text);
  return { html, stays, etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`, packed: new Map() };
};

/** Browsers revalidate each time, and get 304 while the page is unchanged. */
export async function sendPage(request: Request, response: Response, { html, etag, stays, packed }: HtmlPage) {
  const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name));
  response.set({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", ETag: etag });
  response.vary("Accept-Encoding");
  if (!encoding) {
    response.send(html);
    return;
  }
  const body = packed.get(encoding) ?? pack[encoding](html, stays);
  packed.set(encoding, body);
  response.set("Content-Encoding", encoding).send(await body);
}
