import { byHash, type Operation } from "#web/graphql/byHash.ts";
import { takeFirst } from "#web/graphql/firstAnswer.ts";

/** A server of another build does not know the text: PersistedQueryNotFound. */
async function isKnown(answer: Response) {
  const text = await answer.text();
  answer.text = () => Promise.resolve(text);
  return !text.startsWith('{"errors":[{"message":"PersistedQuery');
}

/** The `fetch` of Apollo's link: a query is the page's first request, or a GET by its hash; all else is sent as Apollo wrote it. */
export async function sendOperation(address: string, request: RequestInit) {
  const operation = JSON.parse(request.body as string) as Operation;
  // Browsers do not hash on a site without TLS.
  const named = "subtle" in crypto && (await byHash(address, request, operation));
  const answer = (await takeFirst(operation)) ?? (named ? await fetch(...named) : null);
  return answer && (await isKnown(answer)) ? answer : fetch(address, request);
}
