import type { GraphQLSchema } from "graphql";

import type { Download } from "#api/core/http/rest/download.ts";
import { downloadOperation } from "#api/core/http/open-api/downloadOperation.ts";
import { openComponents } from "#api/core/http/open-api/openComponents.ts";
import { openApiPath } from "#api/core/http/open-api/parameters.ts";
import { protocolOperation, type ProtocolOperation } from "#api/core/http/open-api/protocolOperation.ts";
import { OF_NO_CALL, refusalResponses } from "#api/core/http/open-api/refusalResponses.ts";
import { routeOperation } from "#api/core/http/open-api/routeOperation.ts";
import {
  headers,
  HEADERS,
  NOT_CHANGED,
  parameter,
  PARAMETERS,
  securitySchemes,
} from "#api/core/http/open-api/sharedComponents.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

/** Operations under one heading of the OpenAPI document. */
export interface RestGroup {
  name: string;
  description: string;
  routes: readonly Route[];
  downloads?: readonly Download[];
  operations?: readonly ProtocolOperation[];
}

interface Info {
  title: string;
  version: string;
  description: string;
  contact: { name: string; email: string; url: string };
  license: { name: string; url: string };
  cookieName: string;
}

/**
 * The OpenAPI 3.1 document of these operations, generated from the REST table, the yup rules and the GraphQL schema.
 */
export function openApiDocument(schema: GraphQLSchema, groups: readonly RestGroup[], { cookieName, ...info }: Info) {
  const components = openComponents();
  const paths: Record<string, Record<string, object>> = { [apiPaths.openApi]: { get: OF_ITSELF } };
  for (const { name, routes, downloads = [], operations = [] } of groups) {
    for (const route of routes)
      operationsAt(route.path)[route.verb] = { tags: [name], ...routeOperation(components, schema, route) };
    for (const download of downloads)
      operationsAt(download.path).get = { tags: [name], ...downloadOperation(components, download) };
    for (const operation of operations)
      operationsAt(operation.path)[operation.verb] = { tags: [name], ...protocolOperation(components, operation) };
  }
  refusalResponses(components, OF_NO_CALL);
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    tags: [...groups.map(({ name, description }) => ({ name, description })), ABOUT],
    paths,
    components: {
      ...components.all(),
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: securitySchemes(cookieName),
    },
  };

  function operationsAt(path: string) {
    return (paths[openApiPath(path)] ??= {});
  }
}

const ABOUT = { name: "Description", description: "This document." };

const OF_ITSELF = {
  tags: [ABOUT.name],
  operationId: "openApi",
  summary: "This document",
  description: "The description of all calls, for everybody.",
  "x-access": "visitor",
  security: [],
  parameters: [parameter("ifNoneMatch")],
  responses: {
    200: {
      description: "OpenAPI 3.1",
      headers: headers("ETag"),
      content: { "application/json": { schema: { type: "object" } } },
    },
    304: NOT_CHANGED,
  },
};
