import type { FirstRequest } from "#web/app/firstRequest.ts";
import type {} from "#web/graphql/firstAnswer.ts";

/**
 * Sends the first request of a portal screen while its script is loading. The HTML names it (firstRequest.ts); firstAnswer.ts hands
 * its answer to the query. A filtered list asks by itself.
 */

const TIMEOUT_MS = 20_000;

function sendFirst() {
  const { id: userId } = JSON.parse(localStorage.getItem("user") ?? "{}") as { id?: string };
  const named = document.getElementById("first-request")?.textContent;
  if (!userId || !named || location.search) return;
  const { address, headers, operation } = JSON.parse(named) as FirstRequest;
  const answer = fetch(address, { credentials: "include", headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  window.firstAnswer = { userId, operation, answer };
}

try {
  sendFirst();
} catch {
  // Storage is disabled: each query is sent by itself.
}
