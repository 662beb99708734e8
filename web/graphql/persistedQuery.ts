/** The body of a GraphQL request, as Apollo's BaseHttpLink creates it. */
export interface Operation {
  operationName: string;
  variables: object;
  query: string;
}

/**
 * The maximum length of a URL in characters. Proxies may truncate a longer URL, so a query that would need one is sent
 * by POST.
 */
const MOST_OF_AN_ADDRESS = 4000;

/**
 * Matches the queries that may be sent in a URL. Excludes queries whose variables contain typed text, because proxies
 * log URLs.
 */
const NAMED = /^query (?!PreviewMarkdown|VerifyBidReceipt)/;

const hashes: Partial<Record<string, Promise<string>>> = {};

async function sha256Of(text: string) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the arguments of `fetch` for a persisted query: a GET request with the SHA-256 of the query's text instead of
 * the text. The server knows the texts of all queries from the build. Returns null for an operation that must be sent
 * by POST.
 */
export async function persistedQuery(
  address: string,
  request: RequestInit,
  { operationName, variables, query }: Operation,
) {
  if (!NAMED.test(query)) return null;
  const extensions = { persistedQuery: { version: 1, sha256Hash: await (hashes[query] ??= sha256Of(query)) } };
  const named = `${address}?${new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) }).toString()}`;
  const { "content-type": _type, ...headers } = request.headers as Record<string, string>;
  return named.length > MOST_OF_AN_ADDRESS
    ? null
    : ([named, { ...request, method: "GET", headers, body: undefined }] as const);
}
