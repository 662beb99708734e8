import type { JsonSchema, Components } from "#api/core/http/open-api/openComponents.ts";
import { headers, type HEADERS } from "#api/core/http/open-api/sharedComponents.ts";
import { REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** The meaning of each refusal code, for client developers. */
const MEANING: Record<RefusalCode, string> = {
  BAD_USER_INPUT: "A value is missing or invalid. `fields` contains a message for the user for each such field.",
  UNAUTHENTICATED: "Nobody is signed in, the credentials are wrong, or the token is invalid.",
  SECOND_STEP:
    "The password is right, and the account has two-step sign-in: continue with the GraphQL mutation `completeSignIn`.",
  FORBIDDEN: "The user's role or the token's scopes are not sufficient, or a browser sent a write from another site.",
  PROFILE_REQUIRED: "The account has no company profile yet.",
  NOT_FOUND: "The object does not exist, or the caller may not see it.",
  METHOD_NOT_ALLOWED: "The path does not support this method; the header `Allow` lists the supported ones.",
  CONFLICT:
    "A unique value is already taken, the idempotency key was used with other values, or the object was changed since the client read it.",
  QUESTIONS_CLOSED: "The tender does not accept questions, or no longer.",
  TENDER_CLOSED: "The tender is not open, or its closing time has passed.",
  PAYLOAD_TOO_LARGE: "The body is larger than 256 kB, or an uploaded file than 2 GiB.",
  UNSUPPORTED_MEDIA_TYPE: "The body is not JSON.",
  RATE_LIMITED: "Too many requests. The header `Retry-After` contains the seconds until the next one is allowed.",
  INTERNAL: "An internal error of the server. The answer contains the request's id, but not the cause.",
  UNAVAILABLE:
    "The database cannot be reached or did not answer in time. Retry after the seconds in `Retry-After`, with the same idempotency key.",
  INSUFFICIENT_STORAGE: "The server has no room for the file.",
};

const CODES = Object.keys(REFUSAL_STATUS) as RefusalCode[];

/** Refusal codes of requests that match no operation of the document: the path or the method is unknown. */
export const OF_NO_CALL: readonly RefusalCode[] = ["NOT_FOUND", "METHOD_NOT_ALLOWED"];

/** The response header that refusals with these statuses have in addition. */
const HEADER_OF: Record<number, keyof typeof HEADERS> = {
  401: "WWW-Authenticate",
  403: "WWW-Authenticate",
  405: "Allow",
  429: "Retry-After",
  503: "Retry-After",
};

/** The responses for these refusal codes, one for each status. Operations with the same codes share a component. */
export function refusalResponses(components: Components, codes: readonly RefusalCode[]) {
  const statuses = new Set(codes.map((code) => REFUSAL_STATUS[code]));
  return Object.fromEntries(
    [...statuses].sort().map((status) => [
      status,
      response(
        components,
        CODES.filter((code) => codes.includes(code) && REFUSAL_STATUS[code] === status),
      ),
    ]),
  );
}

function response(components: Components, codes: readonly RefusalCode[]) {
  const [first] = codes as [RefusalCode];
  const header = HEADER_OF[REFUSAL_STATUS[first]];
  const schema = { allOf: [components.schema("Refusal", REFUSAL)], properties: { code: { enum: codes } } };
  return components.response(codes.join("_or_"), {
    description: codes.map((code) => `\`${code}\`: ${MEANING[code]}`).join("\n\n"),
    headers: header ? headers(header) : headers(),
    content: { "application/json": { schema } },
  });
}

const REFUSAL: JsonSchema = {
  type: "object",
  description: "Every refusal of every call.",
  properties: {
    error: { type: "string", description: "A sentence for a person." },
    code: { type: "string", enum: CODES, description: "One of a closed list: decide by it, not by the sentence." },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "The sentence for each wrong field, by its name.",
    },
    requestId: { type: "string", description: "Of INTERNAL: name it when you report the fault." },
  },
  required: ["error", "code"],
  additionalProperties: false,
};
