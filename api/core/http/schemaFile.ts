import { Router } from "express";

import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { etagOf, compress } from "#api/core/http/compression/compress.ts";
import { type ReadyBody, sendReady } from "#api/core/http/cache/readyBody.ts";

/** Serves the GraphQL schema as SDL, the same for all callers. */
export function schemaFile(text: string) {
  const body = Buffer.from(text);
  const file: ReadyBody = {
    body,
    // Browsers show plain text, but download a type that they do not know.
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
