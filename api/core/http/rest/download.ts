import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { type Request, type RequestHandler, type Response, Router } from "express";

import { type Access, requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { acceptedEncoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { type QueryParameters, requireKnownParameters } from "#api/core/http/rest/queryParameters.ts";
import { streamCompressed, unlessHungUp } from "#api/core/http/compression/streamAnswer.ts";
import { COSTS } from "#api/core/rules/requestLimits.rules.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";

/** A file download for signed-in users: a GET request that is not in the REST table, because its answer is not JSON. */
export interface Download {
  path: string;
  /** The operationId of the download in the OpenAPI document, which also contains `summary` and `description`. */
  id: string;
  summary: string;
  description: string;
  query?: QueryParameters;
  type: "text/csv" | "text/calendar" | "application/zip";
  access: Exclude<Access, "visitor">;
  /** The scope that a token needs. */
  scope: Scope;
  /** Refusal codes of this download for the OpenAPI document, besides those that every download has. */
  refuses?: readonly RefusalCode[];
  /** Makes the file. Refusals must be thrown here, before the first byte is sent. */
  file: (
    context: SignedIn,
    request: {
      params: Record<string, string>;
      query: Record<string, unknown>;
      /** The languages in Accept-Language, the preferred one first. */
      languages: string[];
      publicUrl: string;
    },
  ) => Promise<TextFile | BinaryFile>;
}

interface TextFile {
  /** The file's name. It consists of ASCII letters, digits, dots and hyphens. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

export interface BinaryFile {
  /** The file's name, of the same characters as the name of a TextFile. */
  name: string;
  /** Begins to read the bytes. Not called for a HEAD request. */
  open: () => { content: Readable; size: number };
}

export function downloads(rows: readonly Download[], contextOf: (request: Request) => Context, publicUrl: string) {
  const router = Router();
  for (const row of rows)
    router
      .route(row.path)
      .get(send(row, contextOf, publicUrl))
      .all(refuseOtherMethods(["get"]));
  return router;
}

const send =
  (
    { access, scope, query = {}, type, file }: Download,
    contextOf: (request: Request) => Context,
    publicUrl: string,
  ): RequestHandler =>
  async (request, response) => {
    const context = contextOf(request);
    requireAccess(access, context.user);
    requireTokenRight(scope, context.token);
    requireKnownParameters(request.query, Object.keys(query));
    context.cost.spend(COSTS.download);
    const made = await file(context as SignedIn, {
      params: request.params as Record<string, string>,
      query: request.query,
      languages: request.acceptsLanguages(),
      publicUrl,
    });
    response.set("Content-Disposition", `attachment; filename="${made.name}"`);
    if ("open" in made) {
      await sendBinary(request, response.set("Content-Type", type), made);
      return;
    }
    const { content } = made;
    const contentType = `${type}; charset=utf-8`;
    response.set("Content-Type", contentType).vary("Accept-Encoding").vary("Accept-Language");
    if (request.method === "HEAD") response.end();
    else await streamCompressed(response, acceptedEncoding(request), contentType, content);
  };

async function sendBinary(request: Request, response: Response, { open }: BinaryFile) {
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const { content, size } = open();
  // Without X-Accel-Buffering, nginx would store a part of the answer on its disk.
  response.set({ "Content-Length": String(size), "X-Accel-Buffering": "no" });
  await pipeline(content, response).catch(unlessHungUp);
}

/** A file name in ASCII: `fileName("bids", "AX/2026 é", "csv")` is bids-AX-2026-e.csv. */
export function fileName(what: string, name: string, extension: string) {
  const words =
    `${what} ${name}`
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .match(/[A-Za-z0-9]+/g) ?? [];
  return `${words.join("-")}.${extension}`;
}
