import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from "graphql";

import { withoutTokenRight } from "#api/core/graphql/describeTokenRights.ts";
import { withoutNull } from "#api/core/graphql/nullIfRefused.ts";
import { answerSchema } from "#api/core/http/open-api/answerSchema.ts";
import { bodySchema } from "#api/core/http/open-api/bodySchema.ts";
import type { JsonSchema, Components } from "#api/core/http/open-api/openComponents.ts";
import { pathParameters, queryParameters } from "#api/core/http/open-api/parameters.ts";
import { readOperation, type ReadOperation } from "#api/core/http/open-api/readOperation.ts";
import { refusalResponses } from "#api/core/http/open-api/refusalResponses.ts";
import { securityOf } from "#api/core/http/open-api/securityOf.ts";
import { headers, NOT_CHANGED, parameter } from "#api/core/http/open-api/sharedComponents.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

const STATUS_WORDS = { 200: "Done", 201: "Created", 204: "Done, without content" };

/** The OpenAPI operation of a route of the REST table. */
export function routeOperation(components: Components, schema: GraphQLSchema, route: Route) {
  const read = readOperation(schema, route);
  const { verb, status = 200, body, rows } = route;
  return {
    operationId: read.field.name,
    summary: titleOf(read.field.name),
    description: route.description ?? withoutNull(withoutTokenRight(read.field.description)),
    "x-access": read.access,
    security: securityOf(read),
    parameters: parametersOf(route, read),
    ...(body && {
      requestBody: { required: verb !== "delete", content: json(bodySchema(components, { verb, body, rows }, read)) },
    }),
    responses: {
      [status]: success(components, route, read),
      ...(verb === "get" && { 304: NOT_CHANGED }),
      ...refusalResponses(components, refusalsOf(route, read)),
    },
  };
}

/** The title of an operation: "Submit bid" for `submitBid`. */
const titleOf = (name: string) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, index) => (index === 0 ? letter : ` ${letter.toLowerCase()}`));

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

const takesKey = ({ status }: Route, { input }: ReadOperation) =>
  status === 201 && input?.getFields().clientMutationId !== undefined;
const takesVersion = ({ verb }: Route, { input }: ReadOperation) =>
  verb === "patch" && input?.getFields().version !== undefined;

const parametersOf = (route: Route, read: ReadOperation) => [
  ...pathParameters(route.path),
  ...queryParameters(route.query),
  ...(route.pages ? [parameter("limit"), parameter("after")] : []),
  ...(takesKey(route, read) ? [parameter("idempotencyKey")] : []),
  ...(takesVersion(route, read) ? [parameter("ifMatch")] : []),
  ...(route.verb === "get" ? [parameter("ifNoneMatch")] : []),
];

const WRITE_HEADERS = ["X-RateLimit-Writes-Limit", "X-RateLimit-Writes-Remaining", "X-RateLimit-Writes-Reset"] as const;

function success(components: Components, route: Route, read: ReadOperation) {
  const { field, node } = read;
  const { status = 200, verb, pages, answer } = route;
  const description = STATUS_WORDS[status];
  const quota = read.field.extensions.writes ? WRITE_HEADERS : [];
  if (status === 204) return { description, headers: headers(...quota) };
  const item = pages
    ? selected(getNamedType(field.type) as GraphQLObjectType, node.selectionSet, "nodes")
    : { type: field.type, selection: node.selectionSet };
  const name = answer ?? getNamedType(item.type).name;
  // Where GraphQL answers null, REST answers a refusal.
  const type = new GraphQLNonNull(getNullableType(item.type));
  const answered = answerSchema(components, type, item.selection, name);
  const hasTag =
    verb === "get" ||
    item.selection?.selections.some((each) => each.kind === Kind.FIELD && each.name.value === "version");
  return {
    description,
    headers: headers(
      ...(hasTag ? ["ETag" as const] : []),
      ...(pages ? ["Link" as const] : []),
      ...(takesKey(route, read) ? ["Idempotency-Replayed" as const] : []),
      ...quota,
    ),
    content: json(answered),
  };
}

function selected(type: GraphQLObjectType, selection: SelectionSetNode | undefined, name: string) {
  const node = selection?.selections.find((each) => each.kind === Kind.FIELD && each.name.value === name);
  return { type: type.getFields()[name]!.type, selection: node?.kind === Kind.FIELD ? node.selectionSet : undefined };
}

function refusalsOf(route: Route, read: ReadOperation): RefusalCode[] {
  const writes = route.verb !== "get";
  return [
    "BAD_USER_INPUT",
    "UNAUTHENTICATED",
    ...(writes || read.access !== "visitor" ? ["FORBIDDEN" as const] : []),
    ...(route.missing || route.path.includes(":") ? ["NOT_FOUND" as const] : []),
    ...(takesKey(route, read) || takesVersion(route, read) ? ["CONFLICT" as const] : []),
    ...(writes ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    "RATE_LIMITED",
    "INTERNAL",
    "UNAVAILABLE",
    ...(route.refuses ?? []),
  ];
}
