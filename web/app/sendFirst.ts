import type { FirstRequest } from "#web/app/firstRequest.ts";
import { storedUserId } from "#web/browserStore.ts";
import type {} from "#web/graphql/firstAnswer.ts";

/**
 * This script sends the first GraphQL request of a portal screen while the screen's own script still loads. The HTML
 * contains the request (firstRequest.ts), and firstAnswer.ts passes the response to the query. If the URL has filters,
 * this script sends nothing, because the request in the HTML has none.
 */

const TIMEOUT_MS = 20_000;

function sendFirst() {
  const userId = storedUserId();
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
  // The request in the HTML is not JSON. The screen's query then sends its own request.
}
