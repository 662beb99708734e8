import { get, type ClientRequest, type IncomingMessage } from "node:http";

import { afterThisTest } from "#api/testing/endOfFile.ts";
import type { Client } from "#api/testing/client.ts";

/** Opens GET /events as a browser does, with the client's session cookie and with further headers. */
export async function eventStream(
  url: string,
  { cookie }: Pick<Client, "cookie">,
  headers: Record<string, string> = {},
) {
  let text = "";
  let ended = false;
  let request: ClientRequest | undefined;
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request = get(
      `${url}/events`,
      { headers: { ...headers, cookie, accept: "text/event-stream" }, agent: false },
      answered,
    ).on("error", failed);
  });
  const close = () => request?.destroy();
  // An open stream makes the app poll the database, so it is closed after the test.
  afterThisTest(close);
  answer
    .setEncoding("utf8")
    .on("data", (chunk: string) => (text += chunk))
    .once("close", () => (ended = true))
    .on("error", () => undefined);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => text,
    hasEnded: () => ended,
    /** The names and data of the events received until now. */
    events: () => [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, kind, data]) => ({ kind, data })),
    /** How many events of this kind were received until now. */
    count: (kind: string) => text.split(`event: ${kind}\n`).length - 1,
    close,
  };
}
