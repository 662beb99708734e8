import type { JsonSchema } from "#api/core/http/open-api/JsonSchema.ts";
import type { Components } from "#api/core/http/open-api/openComponents.ts";
import { headers, type HEADERS } from "#api/core/http/open-api/shared.ts";
import { REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** What each code tells the developer of a client. */
const MEANING: Record<RefusalCode, string> = {
  BAD_USER_INPUT: "A value is missing or wrong. `fields` names each one, with a sentence for the person who typed it.",
  UNAUTHENTICATED: "Nobody is signed in, the credentials are wrong, or the token does not hold.",
  SECOND_STEP: "The password is right, and the account asks for a code: go on with the GraphQL mutation `completeSignIn`.",
  FORBIDDEN: "The role or the token's scopes are not enough, or a browser sent a write from another site.",
  PROFILE_REQUIRED: "The account has no company profile yet.",
  NOT_FOUND: "There is no such thing, or it is not for this person's eyes.",
  METHOD_NOT_ALLOWED: "The path is known, the method is not: `Allow` names the right ones.",
  CONFLICT: "It is taken already, the idempotency key was used with other values, or somebody else has saved since it was read.",
  QUESTIONS_CLOSED: "The tender takes no questions, or no longer.",
  TENDER_CLOSED: "The tender is not open, or its closing time has passed.",
  PAYLOAD_TOO_LARGE: "The body is larger than 256 kB.",
  UNSUPPORTED_MEDIA_TYPE: "The body is not JSON.",
  RATE_LIMITED: "Too many requests: `Retry-After` says when the next one is possible.",
  INTERNAL: "A fault of the server's. The answer has the request's id, and no cause.",
  UNAVAILABLE: "The database cannot be reached or did not answer in time. Try again after `Retry-After`, with the same idempotency key.",
};

const CODES = Object.keys(REFUSAL_STATUS) as RefusalCode[];

/** Of the calls that the document does not have: another address or another method. */
export const OF_NO_CALL: readonly RefusalCode[] = ["NOT_FOUND", "METHOD_NOT_ALLOWED"];

/** The header of answers with these statuses. */
const HEADER_OF: Record<number, keyof typeof HEADERS> = { 401: "WWW-Authenticate", 405: "Allow", 429: "Retry-After", 503: "Retry-After" };

/** A shared response for each status of these codes. */
export function refusalResponses(components: Components, codes: readonly RefusalCode[]) {
  const statuses = new Set(codes.map((code) => REFUSAL_STATUS[code]));
  return Object.fromEntries([...statuses].sort().map((status) => [status, response(components, CODES.filter((code) => codes.includes(code) && REFUSAL_STATUS[code] === status))]));
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
    fields: { type: "object", additionalProperties: { type: "string" }, description: "The sentence for each wrong field, by its name." },
    requestId: { type: "string", description: "Of INTERNAL: name it when you report the fault." },
  },
  required: ["error", "code"],
  additionalProperties: false,
};
