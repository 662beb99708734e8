import { persistedQuery, type Operation } from "#web/graphql/persistedQuery.ts";
import { takeFirstAnswer } from "#web/graphql/firstAnswer.ts";

/**
 * Whether the server knew the query's text. A server of another build may not know it, and then answers
 * PersistedQueryNotFound.
 */
async function isKnown(answer: Response) {
  const text = await answer.text();
  answer.text = () => Promise.resolve(text);
  return !text.startsWith('{"errors":[{"message":"PersistedQuery');
}

/**
 * The `fetch` of Apollo's link. For a query, it returns the response of `takeFirstAnswer`, or sends a GET request with
 * the hash of the query's text. All other operations, and queries whose hash the server does not know, are sent
 * unchanged.
 */
export async function sendOperation(address: string, request: RequestInit) {
  const operation = JSON.parse(request.body as string) as Operation;
  // Browsers have no crypto.subtle on a site without TLS. Queries are then sent by POST.
  const named = "subtle" in crypto && (await persistedQuery(address, request, operation));
  const answer = (await takeFirstAnswer(operation)) ?? (named ? await fetch(...named) : null);
  return answer && (await isKnown(answer)) ? answer : fetch(address, request);
}
