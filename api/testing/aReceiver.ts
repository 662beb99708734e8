import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer as createSecureServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingHttpHeaders;
  path: string;
  raw: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A real server that webhooks can lead to; `answer` ends the response, by default with 204. @param tls serves https */
export async function aReceiver(answer: (response: ServerResponse, message: Received) => void = (response) => response.writeHead(204).end(), tls?: ServerOptions) {
  const received: Received[] = [];
  const receiver = { received, answer, url: "", port: 0 };
  const listener: Parameters<typeof createServer>[1] = (request, response) => {
    let raw = "";
    request.setEncoding("utf8").on("data", (piece: string) => (raw += piece));
    request.on("end", () => {
      const message = { headers: request.headers, path: request.url ?? "", raw, body: JSON.parse(raw) as Received["body"] };
      received.push(message);
      receiver.answer(response, message);
    });
  };
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
  open.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return receiver;
}
