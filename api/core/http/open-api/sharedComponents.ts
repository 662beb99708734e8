import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { INCLUDED_WORDS, SCOPES } from "#api/core/rules/scopes.rules.ts";

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };

/** The response headers that the OpenAPI document describes, by name. */
export const HEADERS = {
  Allow: { description: "The methods that this path supports.", required: true, schema: text },
  "Content-Disposition": { description: "The file's name.", required: true, schema: text },
  ETag: {
    description:
      "Identifies this state of the answer. Send it back as `If-None-Match`; the ETag of an object with a version also as `If-Match`.",
    schema: text,
  },
  "Idempotency-Replayed": {
    description: "`true`, if an earlier request with the same key created the object.",
    schema: text,
  },
  Link: {
    description:
      'The address of the next page, if the request has `limit` or `after` and another page follows: `<https://…/api/…?limit=…&after=…>; rel="next"`.',
    schema: text,
  },
  "Retry-After": { description: "Seconds until the next try.", required: true, schema: count },
  "WWW-Authenticate": {
    description: "Only for tokens: the reason for the refusal, and the scopes that the token lacks (RFC 6750).",
    schema: text,
  },
  "X-RateLimit-Limit": { description: "The number of requests that the caller may send per minute.", schema: count },
  "X-RateLimit-Remaining": { description: "The number of requests that remain in this minute.", schema: count },
  "X-RateLimit-Reset": { description: "When the minute ends, in seconds since 1970.", schema: count },
  "X-RateLimit-Writes-Limit": {
    description: "The number of changes of this kind that the caller may make in the period of the limit.",
    schema: count,
  },
  "X-RateLimit-Writes-Remaining": { description: "The number of changes of this kind that remain.", schema: count },
  "X-RateLimit-Writes-Reset": { description: "When the period ends, in seconds since 1970.", schema: count },
  "X-Request-Id": { description: "The request's id in the server's log.", required: true, schema: text },
};

/** Parameters that several operations share, by the name of their component. */
export const PARAMETERS = {
  limit: {
    name: "limit",
    in: "query",
    description: `The size of a page: 1 to ${MAX_PAGE}. Without \`limit\` and \`after\` the answer contains the whole list.`,
    schema: { type: "integer", minimum: 1, maximum: MAX_PAGE },
  },
  after: {
    name: "after",
    in: "query",
    description: "The opaque cursor of the next page, from the header `Link`.",
    schema: text,
  },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "1 to 200 characters, stored for 30 days for one person and one call. A second call with the same key and the same values returns the object that the first call created; other values are refused with `CONFLICT`.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  ifMatch: {
    name: "If-Match",
    in: "header",
    description:
      'The version that the client read, such as `"3"`: `CONFLICT` if the object was changed since then. The body may contain the same number as `version`.',
    schema: text,
  },
  ifNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` of an earlier answer: the answer is 304 without a body if nothing has changed.",
    schema: text,
  },
};

const SCOPE_ROWS = Object.entries(SCOPES).map(
  ([name, { allows, forAdmins }]) => `- \`${name}\`: ${allows}${forAdmins ? " (administrators only)" : ""}`,
);

export const securitySchemes = (cookieName: string) => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: cookieName,
    description: "The cookie of `POST /api/login`, for seven days.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "axn_…",
    description: [
      "A personal access token. An operation needs all of the scopes that it lists:",
      ...SCOPE_ROWS,
      "",
      INCLUDED_WORDS,
    ].join("\n"),
  },
});

const ref = (kind: "headers" | "parameters", name: string) => ({ $ref: `#/components/${kind}/${name}` });
export const parameter = (name: keyof typeof PARAMETERS) => ref("parameters", name);
const OF_EVERY_ANSWER = ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"] as const;
export const headers = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries([...OF_EVERY_ANSWER, ...names].map((name) => [name, ref("headers", name)]));

export const NOT_CHANGED = { description: "Not changed since the answer with this `ETag`", headers: headers("ETag") };
