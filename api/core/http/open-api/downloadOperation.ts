import type { Download } from "#api/core/http/rest/download.ts";
import type { Components } from "#api/core/http/open-api/openComponents.ts";
import { pathParameters, queryParameters } from "#api/core/http/open-api/parameters.ts";
import { refusalResponses } from "#api/core/http/open-api/refusalResponses.ts";
import { securityOf } from "#api/core/http/open-api/securityOf.ts";
import { headers } from "#api/core/http/open-api/sharedComponents.ts";

/** The OpenAPI operation of a file download. */
export function downloadOperation(
  components: Components,
  { id, summary, description, path, query, type, access, scope, refuses = [] }: Download,
) {
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  const missing = path.includes(":") ? ["NOT_FOUND" as const] : [];
  return {
    operationId: id,
    summary,
    description,
    "x-access": access,
    security: securityOf({ access, tokenRight: scope, scopes: [scope] }),
    parameters,
    responses: {
      200: {
        description: "The file",
        headers: headers("Content-Disposition"),
        content: { [type]: { schema: type === "application/zip" ? {} : { type: "string" } } },
      },
      ...refusalResponses(components, [
        "BAD_USER_INPUT",
        "UNAUTHENTICATED",
        "FORBIDDEN",
        ...missing,
        ...refuses,
        "RATE_LIMITED",
        "INTERNAL",
        "UNAVAILABLE",
      ]),
    },
  };
}
