import { Router } from "express";

import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { etagOf, compress } from "#api/core/http/compression/compress.ts";
import { type ReadyBody, sendReady } from "#api/core/http/cache/readyBody.ts";

/** The schema as SDL, for code generators and for reading; the same for everybody. */
export function schemaFile(text: string) {
  const body = Buffer.from(text);
  const file: ReadyBody = {
    body,
    // Browsers show plain text, and save a type that they do not know.
    type: "text/plain; charset=utf-8",
    cacheControl: "no-cache",
    etag: etagOf(body),
    compressed: {},
    compress: (encoding) => compress(encoding, body, "best"),
  };
  return Router()
    .get("/", (request, response) => sendReady(request, response, file))
    .all("/", refuseOtherMethods(["get"]));
}
