import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { parse, validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { AnyObject, ObjectSchema } from "yup";

import { costOf } from "#api/core/graphql/cost.ts";
import { requireRights } from "#api/core/graphql/access.ts";
import type { Execute } from "#api/core/graphql/queryExecutor.ts";
import { rootFieldOf } from "#api/core/graphql/selectedFields.ts";
import type { Context, Viewer } from "#api/core/graphql/context.ts";
import { type QueryParameters, refuseUnknownParameters } from "#api/core/http/rest/queryParameters.ts";
import { PAGE_PARAMETERS, type RequestedPage, requestedPage } from "#api/core/http/rest/requestedPage.ts";
import { quotaHeaders, REPLAYED } from "#api/core/http/answerNote.ts";
import { answerList } from "#api/core/http/rest/answerList.ts";
import type { BodyCache } from "#api/core/http/cache/bodyCache.ts";
import { allPages, answerPage, type ConnectionPage } from "#api/core/http/rest/listPages.ts";
import { refuseDeepInput } from "#api/core/http/limits/refuseDeepInput.ts";
import { refuseOtherMethods, requireJson } from "#api/core/http/httpGuards.ts";
import { MAX_BODY } from "#api/core/rules/requestLimits.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import type { Rows } from "#api/core/rules/rows.rules.ts";
import { badInput, validPatch, validWithRows } from "#api/core/rules/valid.ts";

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** The body after the yup schema's casts, and `version` if it was sent. */
  body: Record<string, unknown>;
  user: Viewer | null;
}

/** A route of the REST API. Its `operation` is a GraphQL operation whose root field has the alias `result`. */
export interface Route {
  verb: "get" | "post" | "patch" | "delete";
  path: string;
  status?: 200 | 201 | 204;
  operation: string;
  variables?: (request: RestRequest) => Record<string, unknown>;
  /**
   * The rules that validate the body before GraphQL does. So a REST client gets the messages of the specification. A
   * PATCH validates only the fields that were sent.
   */
  body?: ObjectSchema<AnyObject>;
  /**
   * Lists that the body of a POST may contain besides the fields of `body`. Each row of a list is validated separately.
   */
  rows?: Rows;
  /**
   * The result is a connection. Without `?limit` and `?after`, the answer streams all of its nodes, page by page. With
   * one of them, it contains one page. The operation takes `$first` and `$after`.
   */
  pages?: true;
  /**
   * True for a list that depends only on columns of tenders and the caller's role. Its answer is cached, with the
   * tenders' revision in the cache key.
   */
  kept?: true;
  /** What was not found, for the message of NOT_FOUND. The route refuses NOT_FOUND if the result is null. */
  missing?: string;
  /** The route's description in the OpenAPI document, if the GraphQL operation's description does not fit. */
  description?: string;
  /** Query parameters that `variables` reads, for the OpenAPI document. */
  query?: QueryParameters;
  /** Further refusal codes for the OpenAPI document, besides those that all routes of this kind have. */
  refuses?: readonly RefusalCode[];
  /**
   * The name of the answer's component in the OpenAPI document, if the type's name already names another selection of
   * fields.
   */
  answer?: string;
}

/**
 * Fields that only the server sets. Answers contain these fields, so a client may send them back: they are ignored
 * unless the body's schema has them. Any other unknown name is refused.
 */
export const SERVER_DECIDES = ["id", "companyId", "createdAt", "createdBy", "status", "submittedAt", "version"];

type Run = (variables: Record<string, unknown>) => Promise<unknown>;

/**
 * The router of the REST routes. Throws, when the process starts, if a route's operation is invalid by the GraphQL
 * schema.
 */
export function restRouter(
  schema: GraphQLSchema,
  execute: Execute,
  routes: readonly Route[],
  contextOf: (request: Request) => Context,
  bodies: BodyCache,
  publicUrl: string,
) {
  const router = Router();
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    const handlers = router.route(path);
    for (const route of ofPath) {
      const document = checkedDocument(schema, route);
      handlers[route.verb](
        requireRight(schema, document, contextOf),
        refuseUnknownParameters([...Object.keys(route.query ?? {}), ...(route.pages ? PAGE_PARAMETERS : [])]),
        requireJson,
        express.json({ limit: MAX_BODY.limit }),
        refuseDeepInput,
        async (request, response) => {
          const context = contextOf(request);
          const page = route.pages ? requestedPage(request) : null;
          const cacheKey = page ? null : cacheKeyOf(route, context);
          if (cacheKey && bodies.answer(request, response, cacheKey)) return;
          const run = countCost(schema, document, context, (variables) =>
            resultOf(execute, document, variables, context),
          );
          const rest = restRequest(route, request, context);
          const readPage = (of: RequestedPage) => run({ ...route.variables?.(rest), ...of }) as Promise<ConnectionPage>;
          if (page) answerPage(request, response, { page, publicUrl }, await readPage(page));
          else if (route.pages)
            await answerList(request, response, allPages(readPage), cacheKey && { ...cacheKey, bodies });
          else {
            // The headers are set for a refused mutation too, because it also counts against the quota.
            const result = await onePage(run, route, rest).finally(() => {
              const { quota } = context.note;
              if (quota) response.set(Object.fromEntries(quotaHeaders(quota)));
            });
            if (context.note.isReplay) response.set(...REPLAYED);
            answer(response, route, result);
          }
        },
      );
    }
    handlers.all(refuseOtherMethods(ofPath.map(({ verb }) => verb)));
  }
  return router;
}

/**
 * Wraps `run` so that it counts the cost of each page. Only the first page can be refused RATE_LIMITED, because
 * refusing a later page would cut off the list in the middle of the answer.
 */
function countCost(schema: GraphQLSchema, document: DocumentNode, { cost }: Context, run: Run): Run {
  const [operation] = document.definitions as [OperationDefinitionNode];
  let isFirst = true;
  return (variables) => {
    const points = 1 + (costOf(schema, document, operation, variables) ?? 0);
    if (isFirst) cost.spend(points);
    else cost.add(points);
    isFirst = false;
    return run(variables);
  };
}

/**
 * The cache key of a route's answer; null if the answer is not cached. It contains the operation, so that the ETag
 * changes when a release changes the operation.
 */
const cacheKeyOf = ({ kept, operation }: Route, { user, tenderRevision: revision, session }: Context) =>
  kept && user && revision !== null
    ? { revision, isAdmin: user.isAdmin, sessionId: session.id, operation: ["rest", operation] }
    : null;

function checkedDocument(schema: GraphQLSchema, { verb, path, operation }: Route) {
  const document = parse(operation);
  const [error] = validate(schema, document);
  if (error) throw new Error(`${verb} ${path}: ${error.message}`);
  return document;
}

/**
 * Checks the caller's rights. It runs before the body is parsed, so that a caller without the right is refused for any
 * input.
 */
function requireRight(
  schema: GraphQLSchema,
  document: DocumentNode,
  contextOf: (request: Request) => Context,
): RequestHandler {
  const [operation] = document.definitions as [OperationDefinitionNode];
  const field = rootFieldOf(schema, document, operation);
  return (request, _response, next) => {
    const context = contextOf(request);
    context.note.operation = field;
    requireRights(schema, document, operation, context);
    next();
  };
}

function restRequest({ verb, body: schema, rows = {} }: Route, request: Request, { user }: Context): RestRequest {
  const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
  if (!schema) return { params, query, body: {}, user };
  const sent = asObject(request.body);
  const version = verb === "patch" ? versionRead(sent.version, request.get("if-match")) : undefined;
  const known = new Set([...Object.keys(schema.fields), ...Object.keys(rows), ...SERVER_DECIDES]);
  refuseUnknown(sent, known);
  for (const [name, { row }] of Object.entries(rows))
    refuseUnknownInRows(name, sent[name], new Set(Object.keys(row.fields)));
  const body = verb === "patch" ? validPatch(schema, sent) : validWithRows(schema, rows, sent);
  return { params, query, body: { ...body, ...(version !== undefined && { version }) }, user };
}

/**
 * Refuses unknown fields in the rows of a list. A value that is not a list of objects is left to the yup rules, which
 * refuse it.
 */
function refuseUnknownInRows(list: string, sent: unknown, known: ReadonlySet<string>) {
  const rows = Array.isArray(sent) ? (sent as unknown[]) : [];
  for (const [place, row] of rows.entries())
    if (typeof row === "object" && row !== null && !Array.isArray(row))
      refuseUnknown(row as Record<string, unknown>, known, `${list}[${place}].`);
}

function refuseUnknown(sent: Record<string, unknown>, known: ReadonlySet<string>, before = "") {
  const unknown = Object.keys(sent)
    .filter((name) => !known.has(name))
    .map((name) => `${before}${name}`);
  if (unknown.length > 0) throw badInput(Object.fromEntries(unknown.map((name) => [name, "Unknown field"])));
}

function asObject(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw refusal("BAD_USER_INPUT", "The body must be a JSON object");
  return body as Record<string, unknown>;
}

/** The version on which the edit is based: from the body, or from `If-Match: "3"`. */
function versionRead(inBody: unknown, ifMatch: string | undefined) {
  if (inBody != null) {
    if (Number.isInteger(inBody) && Math.abs(inBody as number) < 2 ** 31) return inBody as number;
    throw badInput({ version: "Invalid input" });
  }
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim());
  if (!tag) throw badInput({ version: 'If-Match must hold the version that was read, as "3"' });
  return Number(tag[1]);
}

async function onePage(run: Run, route: Route, request: RestRequest) {
  const result = await run(route.variables?.(request) ?? {});
  if (result === null && route.missing) throw notFound(route.missing);
  return result;
}

async function resultOf(
  execute: Execute,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
) {
  const { data, errors } = await execute({ document, variables, context });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  return data?.result;
}

function answer(response: Response, { status = 200 }: Route, result: unknown) {
  if (status === 204) return response.status(204).end();
  const version = (result as { version?: number } | null)?.version;
  if (version !== undefined) response.set("ETag", `"${version}"`);
  return response.status(status).json(result);
}
