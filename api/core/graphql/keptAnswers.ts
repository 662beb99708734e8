import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { keptFields, type Keepable } from "#api/core/graphql/keepable.ts";
import type { KeptBodies } from "#api/core/http/keptBodies.ts";
import { COST_HEADER } from "#api/core/rules/costHeader.rules.ts";

interface Body {
  query: string;
  variables?: object | null;
  operationName?: string | null;
}

interface Options {
  schema: GraphQLSchema;
  keepable: Keepable;
  bodies: KeptBodies;
  contextOf: (request: Request) => Context;
  /** The revision of what may be kept; null: nothing is kept for this caller. */
  revisionOf: (context: Context) => string | null;
}

/**
 * Answers an operation from memory if the same one was answered before to the same role, and nothing that it shows has
 * changed since. Only answers without errors are kept: a refusal is always decided again.
 */
export function keptAnswers({ schema, keepable, bodies, contextOf, revisionOf }: Options): RequestHandler {
  const keptFieldOf = keptFields(schema, keepable);
  return (request, response, next) => {
    const context = contextOf(request);
    const { user, session, note } = context;
    const revision = revisionOf(context);
    // What a token may read is decided with the whole document.
    const body = user && !context.token && asBody(request);
    const field = body && keptFieldOf(body.query, body.variables ?? {});
    if (!body || revision === null || !field) {
      next();
      return;
    }
    // The answer's type is chosen by Accept, and whether it tells the cost by a header.
    const operation = ["graphql", request.get("accept"), request.get(COST_HEADER), body.query, body.variables, body.operationName];
    const keptFor = { revision, isAdmin: user.isAdmin, sessionId: session.id, operation };
    note.operation = field;
    if (bodies.answer(request, response, keptFor)) return;
    const send = response.send.bind(response);
    response.send = (text?: unknown) => {
      response.send = send;
      // Apollo writes errors first: an answer that begins with data has none.
      if (response.statusCode !== 200 || typeof text !== "string" || !text.startsWith('{"data":{')) return send(text);
      bodies.keepAndAnswer(request, response, keptFor, text, response.get("Content-Type") ?? "application/json").catch((error: unknown) => response.destroy(error as Error));
      return response;
    };
    next();
  };
}

const NAMES = ["query", "variables", "operationName"];

/** A plain operation by POST; null for anything that GraphQL over HTTP treats in another way. */
function asBody({ method, body }: Request): Body | null {
  if (method !== "POST" || typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const { query, variables, operationName } = body as Record<string, unknown>;
  const isPlain = Object.keys(body as object).every((name) => NAMES.includes(name));
  const variablesFit = variables == null || (typeof variables === "object" && !Array.isArray(variables));
  const nameFits = operationName == null || typeof operationName === "string";
  return isPlain && typeof query === "string" && variablesFit && nameFits ? (body as Body) : null;
}
