import { get, type ClientRequest, type IncomingMessage } from "node:http";

import type { Client } from "#api/testing/client.ts";

/** GET /events with the client's session, as a browser reads it, or with other headers. */
export async function eventStream(url: string, { cookie }: Pick<Client, "cookie">, headers: Record<string, string> = {}) {
  let text = "";
  let ended = false;
  let request: ClientRequest | undefined;
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request = get(`${url}/events`, { headers: { ...headers, cookie, accept: "text/event-stream" }, agent: false }, answered).on("error", failed);
  });
  answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk)).once("close", () => (ended = true)).on("error", () => undefined);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => text,
    hasEnded: () => ended,
    /** The names and data of the events so far. */
    events: () => [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, kind, data]) => ({ kind, data })),
    /** How many events of this kind there were so far. */
    count: (kind: string) => text.split(`event: ${kind}\n`).length - 1,
    close: () => request?.destroy(),
  };
}
