import { type Request, type RequestHandler, Router } from "express";

import { type Access, requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { acceptedEncoding } from "#api/core/http/acceptedEncoding.ts";
import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import type { QueryParameters } from "#api/core/http/rest.ts";
import { streamPacked } from "#api/core/http/streamAnswer.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";

/** A file download for signed-in users: a plain GET beside the REST table, since the answer is not JSON. */
export interface Download {
  path: string;
  /** Of the REST document: its operationId, title and description. */
  id: string;
  summary: string;
  description: string;
  /** The parameters of its query. */
  query?: QueryParameters;
  type: "text/csv" | "text/calendar";
  access: Exclude<Access, "visitor">;
  /** What a token must have. */
  scope: Scope;
  /** Refuses by throwing, before the first byte. */
  file: (context: SignedIn, request: { params: Record<string, string>; query: Record<string, unknown>; publicUrl: string }) => Promise<File>;
}

interface File {
  /** ASCII letters, digits, dots and hyphens. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

export function downloads(rows: readonly Download[], contextOf: (request: Request) => Context, publicUrl: string) {
  const router = Router();
  for (const row of rows) router.route(row.path).get(send(row, contextOf, publicUrl)).all(refuseOtherMethods(["get"]));
  return router;
}

const send =
  ({ access, scope, type, file }: Download, contextOf: (request: Request) => Context, publicUrl: string): RequestHandler =>
  async (request, response) => {
    const context = contextOf(request);
    requireAccess(access, context.user);
    requireTokenRight(scope, context.token);
    const { name, content } = await file(context as SignedIn, { params: request.params as Record<string, string>, query: request.query, publicUrl });
    const contentType = `${type}; charset=utf-8`;
    response.set({ "Content-Type": contentType, "Content-Disposition": `attachment; filename="${name}"` }).vary("Accept-Encoding");
    if (request.method === "HEAD") response.end();
    else await streamPacked(response, acceptedEncoding(request), contentType, content);
  };

/** `fileName("bids", "AX/2026 é", "csv")` is bids-AX-2026-e.csv. */
export function fileName(what: string, name: string, extension: string) {
  const words = `${what} ${name}`.normalize("NFKD").replace(/\p{Mark}/gu, "").match(/[A-Za-z0-9]+/g) ?? [];
  return `${words.join("-")}.${extension}`;
}
