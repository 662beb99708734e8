import type { FirstRequest } from "#web/app/firstRequest.ts";
import { readStored } from "#web/browserStore.ts";
import type {} from "#web/graphql/firstAnswer.ts";

/**
 * Sends the first request of a portal screen while its script loads. The HTML contains the request (firstRequest.ts);
 * firstAnswer.ts passes the response to the query. A list with filters sends its own request.
 */

const TIMEOUT_MS = 20_000;

function sendFirst() {
  const { id: userId } = JSON.parse(readStored("localStorage", "user") ?? "{}") as { id?: string };
  const named = document.getElementById("first-request")?.textContent;
  if (!userId || !named || location.search) return;
  const { address, headers, operation } = JSON.parse(named) as FirstRequest;
  const answer = fetch(address, { credentials: "include", headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  window.firstAnswer = { userId, operation, answer };
}

try {
  sendFirst();
} catch {
  // The stored user or the request in the HTML is not JSON: each query sends its own request.
}
