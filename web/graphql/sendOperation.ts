import { persistedQuery, type Operation } from "#web/graphql/persistedQuery.ts";
import { takeFirstAnswer } from "#web/graphql/firstAnswer.ts";

/**
 * False if the server answers PersistedQueryNotFound, because it is of another build and does not know the query's
 * text.
 */
async function isKnown(answer: Response) {
  const text = await answer.text();
  answer.text = () => Promise.resolve(text);
  return !text.startsWith('{"errors":[{"message":"PersistedQuery');
}

/**
 * The `fetch` of Apollo's link. A query uses the response to the page's first request, or is sent as a GET with its
 * hash. All other operations are sent unchanged.
 */
export async function sendOperation(address: string, request: RequestInit) {
  const operation = JSON.parse(request.body as string) as Operation;
  // Browsers have no crypto.subtle on a site without TLS; queries are then sent by POST.
  const named = "subtle" in crypto && (await persistedQuery(address, request, operation));
  const answer = (await takeFirstAnswer(operation)) ?? (named ? await fetch(...named) : null);
  return answer && (await isKnown(answer)) ? answer : fetch(address, request);
}
