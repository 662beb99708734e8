import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { ServerTimeDocument, type ServerTimeQuery } from "#web/graphql/generated.ts";

const TIME: TypedDocumentNode<ServerTimeQuery> = ServerTimeDocument;
const SYNC_INTERVAL_MS = 5 * 60 * 1000;

/** Clock offset: milliseconds by which the server's clock is ahead of this computer's; 0 until the first sync. */
let offset = 0;
const listeners = new Set<() => void>();

/**
 * The current time by the server's clock. Tenders close by that clock, so a wrong clock of this computer must not shift
 * a closing time on the screen.
 */
export const serverNow = () => new Date(Date.now() + offset);

/** Measures the clock offset, assuming that the server answered halfway between request and response. */
async function syncClock(client: ApolloClient) {
  const requestedAt = Date.now();
  const { data } = await client.query({ query: TIME, fetchPolicy: "no-cache" });
  if (!data) return;
  offset = new Date(data.serverTime).getTime() - (requestedAt + Date.now()) / 2;
  for (const listener of listeners) listener();
}

/**
 * Calls the listener after each measurement of the clock offset: when the first listener subscribes, every five
 * minutes, and when the tab becomes visible. Returns the unsubscribe function.
 */
export function subscribeToServerClock(client: ApolloClient, listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) start(client);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

let stop: () => void = () => undefined;

function start(client: ApolloClient) {
  // After a failed measurement, the last offset stays in use until the next one.
  const sync = () => void syncClock(client).catch(() => undefined);
  const syncIfVisible = () => {
    if (!document.hidden) sync();
  };
  const timer = setInterval(sync, SYNC_INTERVAL_MS);
  document.addEventListener("visibilitychange", syncIfVisible);
  stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", syncIfVisible);
  };
  sync();
}
