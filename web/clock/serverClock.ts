import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { ServerTimeDocument, type ServerTimeQuery } from "#web/graphql/generated.ts";

const TIME: TypedDocumentNode<ServerTimeQuery> = ServerTimeDocument;
const RENEWED_EVERY = 5 * 60 * 1000;

/** Milliseconds that the server's clock is ahead of this computer's; 0 until it was asked. */
let ahead = 0;
const watchers = new Set<() => void>();

/** The server closes tenders by its own clock: a wrong one in the viewer's computer moves no deadline. */
export const serverNow = () => new Date(Date.now() + ahead);

/** The server answered somewhere between the question and the answer: half of the way is assumed. */
async function askServerClock(client: ApolloClient) {
  const asked = Date.now();
  const { data } = await client.query({ query: TIME, fetchPolicy: "no-cache" });
  if (!data) return;
  ahead = new Date(data.serverTime).getTime() - (asked + Date.now()) / 2;
  for (const tell of watchers) tell();
}

/** Tells when the clock was set anew. It is asked at once, every five minutes and when the tab is seen again. Returns the end of it. */
export function followServerClock(client: ApolloClient, tell: () => void) {
  watchers.add(tell);
  if (watchers.size === 1) start(client);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) stop();
  };
}

let stop: () => void = () => undefined;

function start(client: ApolloClient) {
  // A question that fails leaves the clock as it was: it is asked again soon enough.
  const ask = () => void askServerClock(client).catch(() => undefined);
  const askIfSeen = () => {
    if (!document.hidden) ask();
  };
  const timer = setInterval(ask, RENEWED_EVERY);
  document.addEventListener("visibilitychange", askIfSeen);
  stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", askIfSeen);
  };
  ask();
}
