import type { GraphQLSchema } from "graphql";

import { openApiDocument } from "#api/core/http/open-api/openApiDocument.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { REST_TABLE } from "#api/restTable.ts";
import { SESSION_COOKIE } from "#api/session/session.ts";

const DESCRIPTION = `The REST calls of ${siteFacts.name}. Each one is an operation of the GraphQL API at \`/graphql\`, which can do more.

Lists are plain arrays, streamed whole; with \`limit\` or \`after\` they come in pages, and the header \`Link\` names the next one.
Every refusal is \`{ error, code, fields? }\` with a code of a closed list; a known path with another method is \`METHOD_NOT_ALLOWED\`.
Sign in with a token of your own (\`Authorization: Bearer axn_…\`) or with the cookie of \`POST /api/login\`. Every read answers \`HEAD\` too.
Whole numbers may be sent as JSON numbers or as their digits in a text.`;

/** The REST document, for GET /api/openapi.json, the developers' pages and the tests. */
export const openApi = (schema: GraphQLSchema) =>
  openApiDocument(schema, REST_TABLE, { title: `${siteFacts.name} REST API`, version: "1.0.0", description: DESCRIPTION, cookieName: SESSION_COOKIE });
