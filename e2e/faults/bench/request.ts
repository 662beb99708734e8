import http from "node:http";
import https from "node:https";

/** The product's URL. `ca` is the certificate of the test's nginx. */
export interface Address {
  url: string;
  ca?: string;
}

export interface Answer {
  /** HTTP status; 0 if the connection failed. */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the request to the last byte of the answer. */
  tookMs: number;
  /** The time at which the request was sent, by this machine's clock. */
  sentAt: number;
}

export interface HttpRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: http.Agent;
  /** The client's source address: any of 127.0.0.0/8. */
  from?: string;
}

const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Sends one request. A failed connection is returned as an answer with status 0, because the tests cause such faults.
 */
export function request(
  { url, ca }: Address,
  { method, path, headers, body, agent, from }: HttpRequest,
): Promise<Answer> {
  const sentAt = Date.now();
  const started = performance.now();
  const { request: send } = url.startsWith("https:") ? https : http;
  return new Promise((done) => {
    const answered = (status: number, text: string, received: http.IncomingHttpHeaders = {}) =>
      done({ status, text, headers: received, tookMs: performance.now() - started, sentAt });
    const sent = send(
      url + path,
      { method, headers, agent, ca, localAddress: from, timeout: REQUEST_TIMEOUT_MS },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () => answered(response.statusCode ?? 0, text, response.headers));
        response.on("error", (error) => answered(0, error.message));
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${REQUEST_TIMEOUT_MS} ms`)));
    sent.on("error", (error) => answered(0, error.message));
    sent.end(body);
  });
}

export const respondsAt = async (address: Address) =>
  (await request(address, { method: "GET", path: "/healthz" })).status > 0;

/** An agent with keep-alive connections, like those of a browser. */
export const keepAliveAgent = ({ url }: Address) =>
  new (url.startsWith("https:") ? https : http).Agent({ keepAlive: true });
