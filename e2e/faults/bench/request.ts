import http from "node:http";
import https from "node:https";

/** Where the product answers; `ca` is the certificate of a bench's proxy. */
export interface Address {
  url: string;
  ca?: string;
}

export interface Answer {
  /** 0: no answer, the connection failed. */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** From the request to the last byte of the answer. */
  tookMs: number;
  /** By this machine's clock, when the request was sent. */
  sentAt: number;
}

export interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: http.Agent;
  /** The client's own address: any of 127.0.0.0/8. */
  from?: string;
}

const REQUEST_TIMEOUT_MS = 60_000;

/** Sends one request. A failed connection is an answer too: faults are what the bench is about. */
export function request({ url, ca }: Address, { method, path, headers, body, agent, from }: Asked): Promise<Answer> {
  const sentAt = Date.now();
  const started = performance.now();
  const { request: send } = url.startsWith("https:") ? https : http;
  return new Promise((done) => {
    const answered = (status: number, text: string, received: http.IncomingHttpHeaders = {}) =>
      done({ status, text, headers: received, tookMs: performance.now() - started, sentAt });
    const sent = send(url + path, { method, headers, agent, ca, localAddress: from, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => answered(response.statusCode ?? 0, text, response.headers));
      response.on("error", (error) => answered(0, error.message));
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${REQUEST_TIMEOUT_MS} ms`)));
    sent.on("error", (error) => answered(0, error.message));
    sent.end(body);
  });
}

export const respondsAt = async (address: Address) => (await request(address, { method: "GET", path: "/healthz" })).status > 0;

/** Keeps connections open between requests, as browsers do. */
export const keepAliveAgent = ({ url }: Address) => new (url.startsWith("https:") ? https : http).Agent({ keepAlive: true });
