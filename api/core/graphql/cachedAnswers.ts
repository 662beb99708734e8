import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { cacheableFields, type Cacheable } from "#api/core/graphql/cacheable.ts";
import type { PersistedQueries } from "#api/core/graphql/persistedQueries.ts";
import type { BodyCache } from "#api/core/http/cache/bodyCache.ts";
import { COST_HEADER } from "#api/core/rules/requestHeaders.rules.ts";

interface Body {
  query: string;
  variables?: object | null;
  operationName?: string | null;
}

interface Options {
  schema: GraphQLSchema;
  cacheable: Cacheable;
  bodies: BodyCache;
  queries: Pick<PersistedQueries, "textOf">;
  contextOf: (request: Request) => Context;
  /** The revision of the data for this caller, which is part of the cache key; null disables the cache. */
  revisionOf: (context: Context) => string | null;
}

/**
 * Caches answers of GraphQL operations, per role and revision of the data. Only answers without errors are cached, so
 * that a request that was refused is checked again each time.
 */
export function cachedAnswers({ schema, cacheable, bodies, queries, contextOf, revisionOf }: Options): RequestHandler {
  const cacheableFieldOf = cacheableFields(schema, cacheable);
  return (request, response, next) => {
    const context = contextOf(request);
    const { user, session, note } = context;
    const revision = revisionOf(context);
    // Requests with an API token are not answered from the cache, because the token's rights must be checked for the
    // whole GraphQL document.
    const body = user && !context.token && (asBody(request) ?? asNamed(request, queries));
    const field = body && cacheableFieldOf(body.query, body.variables ?? {});
    if (!body || revision === null || !field) {
      next();
      return;
    }
    // The cache key contains the headers that change the answer: Accept selects the content type, and COST_HEADER can
    // omit the cost.
    const operation = [
      "graphql",
      request.get("accept"),
      request.get(COST_HEADER),
      body.query,
      body.variables,
      body.operationName,
    ];
    const cacheKey = { revision, isAdmin: user.isAdmin, sessionId: session.id, operation };
    note.operation = field;
    if (bodies.answer(request, response, cacheKey)) return;
    const send = response.send.bind(response);
    response.send = (text?: unknown) => {
      response.send = send;
      // Apollo writes `errors` before `data`, so a body that begins with `data` has no errors.
      if (response.statusCode !== 200 || typeof text !== "string" || !text.startsWith('{"data":{')) return send(text);
      bodies
        .cacheAndAnswer(request, response, cacheKey, text, response.get("Content-Type") ?? "application/json")
        .catch((error: unknown) => response.destroy(error as Error));
      return response;
    };
    next();
  };
}

const NAMES = ["query", "variables", "operationName"];

/**
 * The operation of a POST request whose body has only `query`, `variables` and `operationName`; null for any other
 * request.
 */
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
 * The operation of a GET request with a persisted query; null for any other request. The request must have COST_HEADER,
 * which the web client sends. As CSRF protection, this suffices: pages of other sites cannot send this header.
 */
function asNamed(request: Request, { textOf }: Options["queries"]): Body | null {
  const parameters = Object.entries(request.query);
  if (
    request.method !== "GET" ||
    !request.get(COST_HEADER) ||
    !parameters.every(([name, value]) => PARAMETERS.includes(name) && typeof value === "string")
  )
    return null;
  const { operationName, variables, extensions } = Object.fromEntries(parameters) as Record<string, string | undefined>;
  const named = parsed(extensions);
  if (!isRecord(named) || Object.keys(named).length !== 1 || !isRecord(named.persistedQuery)) return null;
  const { version, sha256Hash } = named.persistedQuery;
  const query = version === 1 && typeof sha256Hash === "string" ? textOf(sha256Hash) : undefined;
  const values = variables === undefined ? {} : parsed(variables);
  return query !== undefined && isRecord(values) ? { query, variables: values, operationName } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(json = ""): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
