import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

export interface Message {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** In milliseconds. */
export interface PostLimits {
  connect: number;
  /** Until the answer has ended. */
  total: number;
}

const POST_LIMITS: PostLimits = { connect: 5_000, total: 15_000 };

/** So much of an answer is read, and thrown away, so that a receiver can end it; then the connection is closed. */
const MOST_READ = 4096;

export class TooSlow extends Error {}

interface Way {
  /** The IP address to connect to, whatever the name leads to by now. The name stays in Host and in TLS. */
  address: string;
  limits?: PostLimits;
  /** Of the certificates that are believed; those of Node.js without it. */
  ca?: string;
  signal?: AbortSignal;
}

/** Posts a message, and answers the status. No redirect is followed. Rejects without an answer. */
export function postMessage({ url, headers, body }: Message, { address, limits = POST_LIMITS, ca, signal }: Way): Promise<number> {
  const isSecure = url.protocol === "https:";
  const lookup: LookupFunction = (_name, { all }, done) => (all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)));
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { ...headers, "content-length": String(Buffer.byteLength(body)), connection: "close" }, agent: false as const, lookup, signal };
    const request = isSecure ? requestHttps(url, { ...options, ca }) : requestHttp(url, options);
    const giveUp = (what: string, milliseconds: number) => setTimeout(() => request.destroy(new TooSlow(`${what} within ${milliseconds / 1000} s`)), milliseconds);
    const connecting = giveUp("No connection", limits.connect);
    const answering = giveUp("No answer", limits.total);
    let status: number | undefined;
    // Whatever becomes of the rest of the answer, its status has come.
    const end = (error: Error) => (status === undefined ? reject(error) : resolve(status));
    request.on("socket", (socket) => socket.once(isSecure ? "secureConnect" : "connect", () => clearTimeout(connecting)));
    request.on("response", (response) => {
      status = response.statusCode;
      discard(response);
    });
    request.on("error", end);
    request.on("close", () => {
      clearTimeout(connecting);
      clearTimeout(answering);
      end(new Error("Closed without an answer"));
    });
    request.end(body);
  });
}

function discard(response: IncomingMessage) {
  let read = 0;
  response.on("error", () => undefined);
  response.on("data", ({ length }: Buffer) => {
    read += length;
    if (read > MOST_READ) response.destroy();
  });
}
