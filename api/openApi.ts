import type { GraphQLSchema } from "graphql";

import { openApiDocument } from "#api/core/http/open-api/openApiDocument.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { openDataFacts } from "#api/open-data/openDataFacts.ts";
import { REST_TABLE } from "#api/restTable.ts";
import { SESSION_COOKIE } from "#api/session/session.ts";

const DESCRIPTION = `The REST calls of ${siteFacts.name}. Each call is an operation of the GraphQL API at \`/graphql\`, which has further operations.

Without \`limit\` and \`after\`, a list is a plain array of all items. With one of them it is one page, and the header \`Link\` contains the address of the next page.
Every refusal is \`{ error, code, fields? }\` with one of the documented codes; a known path with another method is \`METHOD_NOT_ALLOWED\`.
Sign in with a personal access token (\`Authorization: Bearer axn_…\`) or with the cookie of \`POST /api/login\`. Every \`GET\` call also supports \`HEAD\`.
Whole numbers may be sent as JSON numbers or as digits in a string.`;

/** The product's version, as in package.json. */
const VERSION = "0.10.0";

/** The OpenAPI document, for GET /api/openapi.json, the developers' pages and the tests. */
export const openApi = (schema: GraphQLSchema) =>
  openApiDocument(schema, REST_TABLE, {
    title: `${siteFacts.name} REST API`,
    version: VERSION,
    description: DESCRIPTION,
    contact: { name: siteFacts.name, email: siteFacts.email, url: siteFacts.website },
    license: { name: "Of the data that /ocds publishes: CC BY 4.0", url: openDataFacts.licence },
    cookieName: SESSION_COOKIE,
  });
