import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { keptFields, type Keepable } from "#api/core/graphql/keepable.ts";
import type { PersistedQueries } from "#api/core/graphql/persistedQueries.ts";
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
  queries: Pick<PersistedQueries, "textOf">;
  contextOf: (request: Request) => Context;
  /** The revision of what may be kept; null: nothing is kept for this caller. */
  revisionOf: (context: Context) => string | null;
}

/**
 * Answers an operation from memory if the same one was answered before to the same role, and nothing that it shows has
 * changed since. Only answers without errors are kept: a refusal is always decided again.
 */
export function keptAnswers({ schema, keepable, bodies, queries, contextOf, revisionOf }: Options): RequestHandler {
  const keptFieldOf = keptFields(schema, keepable);
  return (request, response, next) => {
    const context = contextOf(request);
    const { user, session, note } = context;
    const revision = revisionOf(context);
    // What a token may read is decided with the whole document.
    const body = user && !context.token && (asBody(request) ?? asNamed(request, queries));
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
  if (method !== "POST" || !isRecord(body)) return null;
  const { query, variables, operationName } = body;
  const isPlain = Object.keys(body).every((name) => NAMES.includes(name));
  const variablesFit = variables == null || isRecord(variables);
  const nameFits = operationName == null || typeof operationName === "string";
  return isPlain && typeof query === "string" && variablesFit && nameFits ? { query, variables, operationName } : null;
}

const PARAMETERS = ["operationName", "variables", "extensions"];

/**
 * The same by GET, which names its document by SHA-256, as the web's client sends it. What other sites' pages cannot send is the header
 * that repeats account for: a request that is protected by another one is left to Apollo.
 */
function asNamed(request: Request, { textOf }: Options["queries"]): Body | null {
  const parameters = Object.entries(request.query);
  if (request.method !== "GET" || !request.get(COST_HEADER) || !parameters.every(([name, value]) => PARAMETERS.includes(name) && typeof value === "string")) return null;
  const { operationName, variables, extensions } = Object.fromEntries(parameters) as Record<string, string | undefined>;
  const named = parsed(extensions);
  if (!isRecord(named) || Object.keys(named).length !== 1 || !isRecord(named.persistedQuery)) return null;
  const { version, sha256Hash } = named.persistedQuery;
  const query = version === 1 && typeof sha256Hash === "string" ? textOf(sha256Hash) : undefined;
  const values = variables === undefined ? {} : parsed(variables);
  return query !== undefined && isRecord(values) ? { query, variables: values, operationName } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(json = ""): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
