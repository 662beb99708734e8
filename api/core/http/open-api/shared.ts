import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { SCOPES } from "#api/core/rules/scopes.rules.ts";

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };

/** Headers of answers, by name. */
export const HEADERS = {
  Allow: { description: "The methods that are possible here.", required: true, schema: text },
  "Content-Disposition": { description: "The file's name.", required: true, schema: text },
  ETag: { description: "Names this state of the answer: send it back as `If-None-Match`, or a version's as `If-Match`.", schema: text },
  Link: { description: 'With `limit` or `after`, where another page follows: `</api/…?limit=…&after=…>; rel="next"`.', schema: text },
  "Retry-After": { description: "Seconds until the next try.", required: true, schema: count },
  "WWW-Authenticate": { description: "`Bearer`, where a token was refused.", schema: text },
  "X-RateLimit-Limit": { description: "How many requests a minute the caller has.", schema: count },
  "X-RateLimit-Remaining": { description: "How many of them are left.", schema: count },
  "X-RateLimit-Reset": { description: "When the minute ends: seconds since 1970.", schema: count },
  "X-Request-Id": { description: "Names this request in the server's log.", required: true, schema: text },
};

/** Parameters that several operations share, by the name of the component. */
export const PARAMETERS = {
  limit: {
    name: "limit",
    in: "query",
    description: `The size of a page: 1 to ${MAX_PAGE}. Without \`limit\` and \`after\` the whole list is answered.`,
    schema: { type: "integer", minimum: 1, maximum: MAX_PAGE },
  },
  after: { name: "after", in: "query", description: "The cursor of the next page, from the header `Link`. Opaque.", schema: text },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "1 to 200 characters, kept for 30 days for one person and one call: a second call with the same key and the same values answers what the first one created; other values are `CONFLICT`.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  ifMatch: { name: "If-Match", in: "header", description: 'The version that was read, as `"3"`: `CONFLICT` if somebody else has saved since. The body\'s `version` says the same.', schema: text },
  ifNoneMatch: { name: "If-None-Match", in: "header", description: "The `ETag` of an earlier answer: 304 without a body if nothing has changed.", schema: text },
};

const SCOPE_ROWS = Object.entries(SCOPES).map(([name, { allows, forAdmins }]) => `- \`${name}\`: ${allows}${forAdmins ? " (administrators only)" : ""}`);

export const securitySchemes = (cookieName: string) => ({
  session: { type: "apiKey", in: "cookie", name: cookieName, description: "The cookie of `POST /api/login`, for seven days." },
  token: { type: "http", scheme: "bearer", bearerFormat: "axn_…", description: ["A personal access token. What an operation lists here are the scopes that it needs, all of them:", ...SCOPE_ROWS].join("\n") },
});

const ref = (kind: "headers" | "parameters", name: string) => ({ $ref: `#/components/${kind}/${name}` });
export const parameter = (name: keyof typeof PARAMETERS) => ref("parameters", name);
const OF_EVERY_ANSWER = ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"] as const;
export const headers = (...names: (keyof typeof HEADERS)[]) => Object.fromEntries([...OF_EVERY_ANSWER, ...names].map((name) => [name, ref("headers", name)]));

export const NOT_CHANGED = { description: "Not changed since the answer with this `ETag`", headers: headers("ETag") };
