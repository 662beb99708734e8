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
import { REPLAYED } from "#api/core/http/answerNote.ts";
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

/** A REST row: an operation of the schema whose root field is aliased `result`. */
export interface Route {
  verb: "get" | "post" | "patch" | "delete";
  path: string;
  status?: 200 | 201 | 204;
  operation: string;
  variables?: (request: RestRequest) => Record<string, unknown>;
  /**
   * Validates the body before GraphQL does, so that a REST client reads the specification's words. A PATCH validates
   * only the sent fields.
   */
  body?: ObjectSchema<AnyObject>;
  /** Lists that the body of a POST may also have. Each row is validated separately. */
  rows?: Rows;
  /**
   * The result is a connection. The answer streams all of its nodes page by page, or only one page with `?limit` or
   * `?after`. The operation takes `$first` and `$after`.
   */
  pages?: true;
  /**
   * A list that depends only on the tenders' columns and the caller's role: its answer is cached under the tenders'
   * revision.
   */
  kept?: true;
  /** The noun in the 404 message of a null result. */
  missing?: string;
  /** Its description in the REST document, if the operation's does not fit. */
  description?: string;
  /** Query parameters that `variables` reads, for the REST document. */
  query?: QueryParameters;
  /** Refusal codes for the REST document, besides those of every row of its kind. */
  refuses?: readonly RefusalCode[];
  /** The name of its answer in the REST document, if the type's name already names another selection of fields. */
  answer?: string;
}

/**
 * Fields that the server alone sets. Answers contain these fields, so a client may send them back: they are ignored
 * unless the body's schema has them. Any other unknown name is refused.
 */
export const SERVER_DECIDES = ["id", "companyId", "createdAt", "createdBy", "status", "submittedAt", "version"];

type Run = (variables: Record<string, unknown>) => Promise<unknown>;

/** Throws at the start if a row's operation is invalid by the schema. */
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
            const result = await onePage(run, route, rest);
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
 * Counts the cost of each page. Only the first page can be refused RATE_LIMITED: refusing a later one would cut off the
 * list in the middle of the answer.
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

/** The key contains the operation, so that a version of the product with another operation has other ETags. */
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

/** Rights come before input: this runs before the body is parsed. */
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

/** Values that are not a list of objects are left to the yup rules. */
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
