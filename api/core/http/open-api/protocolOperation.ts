import type { Access } from "#api/core/graphql/access.ts";
import type { Components } from "#api/core/http/open-api/openComponents.ts";
import { pathParameters } from "#api/core/http/open-api/parameters.ts";
import { refusalResponses } from "#api/core/http/open-api/refusalResponses.ts";
import { securityOf } from "#api/core/http/open-api/securityOf.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";

/** A call that is neither a row of the REST table nor a download, because it follows its own protocol, such as tus. */
export interface ProtocolOperation {
  verb: "get" | "head" | "post" | "patch" | "delete";
  path: string;
  /** The operationId. */
  id: string;
  summary: string;
  description: string;
  access: Access;
  /** The scopes that a token needs. */
  scopes: readonly Scope[];
  /** The request's headers, by name, with their descriptions. */
  headers: Record<string, { description: string; required?: boolean }>;
  /** The media type of the request's body. */
  body?: string;
  /** The response if nothing is refused. */
  answer: { status: number; description: string; type?: string; headers?: Record<string, string> };
  refuses: readonly RefusalCode[];
}

const text = { type: "string" };
const OF_EVERY_CALL = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED", "INTERNAL", "UNAVAILABLE"] as const;

export function protocolOperation(
  components: Components,
  { path, id, summary, description, access, scopes, headers, body, answer, refuses }: ProtocolOperation,
) {
  return {
    operationId: id,
    summary,
    description,
    "x-access": access,
    security: securityOf({ access, tokenRight: scopes[0]!, scopes }),
    parameters: [
      ...pathParameters(path),
      ...Object.entries(headers).map(([name, of]) => ({ name, in: "header", required: false, schema: text, ...of })),
    ],
    ...(body && { requestBody: { required: true, content: { [body]: { schema: {} } } } }),
    responses: {
      [answer.status]: {
        description: answer.description,
        headers: Object.fromEntries(
          Object.entries(answer.headers ?? {}).map(([name, about]) => [name, { description: about, schema: text }]),
        ),
        ...(answer.type && { content: { [answer.type]: { schema: {} } } }),
      },
      ...refusalResponses(components, [...OF_EVERY_CALL, ...refuses]),
    },
  };
}
