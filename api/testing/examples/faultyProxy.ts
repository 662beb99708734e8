import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ProxyFault = "503" | "answer lost" | "429";

/**
 * An HTTP proxy in front of the app. Each of the first requests gets one of these faults, in order; later requests are
 * forwarded. The caller closes it.
 */
export async function faultyProxy(url: string, troubles: ProxyFault[]) {
  const left = [...troubles];
  let passedOn = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passedOn: () => passedOn,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const trouble = left.shift();
    if (trouble === "503" || trouble === "429") {
      response.writeHead(Number(trouble), { "retry-after": "0", "content-type": "text/html" }).end("<h1>Later</h1>");
      return;
    }
    const { authorization = "", "content-type": type = "application/json", "idempotency-key": key } = request.headers;
    const headers = { authorization, "content-type": type, ...(typeof key === "string" && { "idempotency-key": key }) };
    passedOn++;
    const passed = await fetch(url + (request.url ?? ""), {
      method: request.method,
      headers,
      body: request.method === "POST" ? Buffer.concat(chunks) : undefined,
    });
    const body = await passed.text();
    if (trouble === "answer lost") request.socket.destroy();
    else response.writeHead(passed.status, { "content-type": "application/json" }).end(body);
  }
}
