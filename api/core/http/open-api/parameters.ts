import type { QueryParameters } from "#api/core/http/rest/queryParameters.ts";

/** Converts an Express path to OpenAPI's form: `/api/tenders/:id` to `/api/tenders/{id}`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** The OpenAPI parameters of a path. Each is the UUID of an object; any other text is refused NOT_FOUND. */
export const pathParameters = (path: string) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    description: "A UUID.",
    schema: { type: "string", format: "uuid" },
  }));

export const queryParameters = (query: QueryParameters = {}) =>
  Object.entries(query).map(([name, { description, schema }]) => ({ name, in: "query", description, schema }));
