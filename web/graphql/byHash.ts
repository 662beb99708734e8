/** The body of a request, as Apollo's HttpLink writes it. */
export interface Operation {
  operationName: string;
  variables: object;
  query: string;
}

/** Proxies cut longer addresses off. */
const MOST_OF_AN_ADDRESS = 4000;

/** What is typed for the named ones is in no other address: it stays out of the logs of proxies. */
const NAMED = /^query (?!PreviewMarkdown|VerifyBidReceipt)/;

const hashes: Partial<Record<string, Promise<string>>> = {};

async function sha256Of(text: string) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The GET of a query, which names its text by SHA-256: the build gave the server the text. Null for what is sent by POST. */
export async function byHash(address: string, request: RequestInit, { operationName, variables, query }: Operation) {
  if (!NAMED.test(query)) return null;
  const extensions = { persistedQuery: { version: 1, sha256Hash: await (hashes[query] ??= sha256Of(query)) } };
  const named = `${address}?${new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) }).toString()}`;
  const { "content-type": _type, ...headers } = request.headers as Record<string, string>;
  return named.length > MOST_OF_AN_ADDRESS ? null : ([named, { ...request, method: "GET", headers, body: undefined }] as const);
}
