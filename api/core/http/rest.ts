import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { parse, validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { AnyObject, ObjectSchema } from "yup";

import { requireRights } from "#api/core/graphql/access.ts";
import type { Execute } from "#api/core/graphql/queryExecutor.ts";
import { rootFieldOf } from "#api/core/graphql/rootFieldOf.ts";
import type { Context, Viewer } from "#api/core/graphql/context.ts";
import { type AskedPage, askedPage } from "#api/core/http/askedPage.ts";
import { answerList } from "#api/core/http/answerList.ts";
import type { KeptBodies } from "#api/core/http/keptBodies.ts";
import { allPages, answerPage, type ConnectionPage } from "#api/core/http/listPages.ts";
import { refuseOtherMethods, requireJson } from "#api/core/http/httpGuards.ts";
import { MAX_BODY } from "#api/core/rules/documentLimits.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import type { Rows } from "#api/core/rules/rows.rules.ts";
import { badInput, validPatch, validWithRows } from "#api/core/rules/valid.ts";

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** The body as cast by the schema, and `version` if sent. */
  body: Record<string, unknown>;
  user: Viewer | null;
}

/** Each parameter of an address's query: its description and its JSON Schema. */
export type QueryParameters = Record<string, { description: string; schema: object }>;

/** A REST row: an operation of the schema whose root field is aliased `result`. */
export interface Route {
  verb: "get" | "post" | "patch" | "delete";
  path: string;
  status?: 200 | 201 | 204;
  operation: string;
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** Checks the body first, so that a REST client reads the specification's words. A PATCH checks only what was sent. */
  body?: ObjectSchema<AnyObject>;
  /** The lists that the body of a POST may have beside these fields, whose rows are checked one by one. */
  rows?: Rows;
  /** The result is a connection, read to its last page; the answer is its nodes, streamed page by page, or one page of them with `?limit` or `?after`. The operation takes `$first` and `$after`. */
  pages?: true;
  /** A list that depends on nothing but the tenders' columns and the role, never on the request: it is kept by their revision. */
  kept?: true;
  /** The noun in the 404 message of a null result. */
  missing?: string;
  /** Of the REST document, where the operation's does not fit. */
  description?: string;
  /** Query parameters that `variables` reads, for the REST document. */
  query?: QueryParameters;
  /** Codes that it refuses with, beside those of every row of its kind, for the REST document. */
  refuses?: readonly RefusalCode[];
  /** The name of its answer in the REST document, where the type's name means another choice of fields. */
  answer?: string;
}

/**
 * The server alone decides these, and its answers carry them. Every body may carry them too: where its schema does not
 * have them, they are passed over. Any other unknown name is refused.
 */
export const SERVER_DECIDES = ["id", "companyId", "createdAt", "createdBy", "status", "submittedAt", "version"];

type Run = (variables: Record<string, unknown>) => Promise<unknown>;

/** Throws at the start if a row's operation is invalid by the schema. */
export function restRouter(schema: GraphQLSchema, execute: Execute, routes: readonly Route[], contextOf: (request: Request) => Context, bodies: KeptBodies) {
  const router = Router();
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    const handlers = router.route(path);
    for (const route of ofPath) {
      const document = checkedDocument(schema, route);
      handlers[route.verb](requireRight(schema, document, contextOf), requireJson, express.json({ limit: MAX_BODY.limit }), async (request, response) => {
        const context = contextOf(request);
        const page = route.pages ? askedPage(request) : null;
        const keptFor = page ? null : keptForOf(route, context);
        if (keptFor && bodies.answer(request, response, keptFor)) return;
        const run: Run = (variables) => resultOf(execute, document, variables, context);
        const asked = restRequest(route, request, context);
        const readPage = (of: AskedPage) => run({ ...route.variables?.(asked), ...of }) as Promise<ConnectionPage>;
        if (page) answerPage(request, response, page, await readPage(page));
        else if (route.pages) await answerList(request, response, allPages(readPage), keptFor && { ...keptFor, bodies });
        else answer(response, route, await onePage(run, route, asked));
      });
    }
    handlers.all(refuseOtherMethods(ofPath.map(({ verb }) => verb)));
  }
  return router;
}

/** The operation is part of it: another version of the product answers under another ETag. */
const keptForOf = ({ kept, operation }: Route, { user, tenderRevision: revision, session }: Context) =>
  kept && user && revision !== null ? { revision, isAdmin: user.isAdmin, sessionId: session.id, operation: ["rest", operation] } : null;

function checkedDocument(schema: GraphQLSchema, { verb, path, operation }: Route) {
  const document = parse(operation);
  const [error] = validate(schema, document);
  if (error) throw new Error(`${verb} ${path}: ${error.message}`);
  return document;
}

/** Rights come before input: this runs before the body is parsed. */
function requireRight(schema: GraphQLSchema, document: DocumentNode, contextOf: (request: Request) => Context): RequestHandler {
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
  for (const [name, { row }] of Object.entries(rows)) refuseUnknownInRows(name, sent[name], new Set(Object.keys(row.fields)));
  const body = verb === "patch" ? validPatch(schema, sent) : validWithRows(schema, rows, sent);
  return { params, query, body: { ...body, ...(version !== undefined && { version }) }, user };
}

/** What is not a list of objects is left to the rules. */
function refuseUnknownInRows(list: string, sent: unknown, known: ReadonlySet<string>) {
  const rows = Array.isArray(sent) ? (sent as unknown[]) : [];
  for (const [place, row] of rows.entries()) if (typeof row === "object" && row !== null && !Array.isArray(row)) refuseUnknown(row as Record<string, unknown>, known, `${list}[${place}].`);
}

function refuseUnknown(sent: Record<string, unknown>, known: ReadonlySet<string>, before = "") {
  const unknown = Object.keys(sent).filter((name) => !known.has(name)).map((name) => `${before}${name}`);
  if (unknown.length > 0) throw badInput(Object.fromEntries(unknown.map((name) => [name, "Unknown field"])));
}

function asObject(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw refusal("BAD_USER_INPUT", "The body must be a JSON object");
  return body as Record<string, unknown>;
}

/** The version that an edit was made from: the body's, or that of `If-Match: "3"`. */
function versionRead(inBody: unknown, ifMatch: string | undefined) {
  if (inBody != null) {
    if (Number.isInteger(inBody) && Math.abs(inBody as number) < 2 ** 31) return inBody as number;
    throw badInput({ version: "Invalid input" });
  }
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim());
  if (!tag) throw badInput({ version: "If-Match must hold the version that was read, as \"3\"" });
  return Number(tag[1]);
}

async function onePage(run: Run, route: Route, request: RestRequest) {
  const result = await run(route.variables?.(request) ?? {});
  if (result === null && route.missing) throw notFound(route.missing);
  return result;
}

async function resultOf(execute: Execute, document: DocumentNode, variables: Record<string, unknown>, context: Context) {
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
