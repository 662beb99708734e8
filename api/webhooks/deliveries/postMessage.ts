import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

export interface Message {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** Timeouts in milliseconds. */
export interface PostLimits {
  connect: number;
  /** The time from the start of the request to the end of the response. */
  total: number;
}

const POST_LIMITS: PostLimits = { connect: 5_000, total: 15_000 };

/**
 * The maximum size of a response, in bytes. The body is discarded, and the connection is closed after this many bytes.
 */
const MOST_READ = 4096;

export class TooSlow extends Error {}

interface Way {
  /** The IP address to connect to. The host name is not resolved again; only the Host header and TLS use it. */
  address: string;
  limits?: PostLimits;
  /** The trusted certificate authorities in PEM format; by default those that Node.js trusts. */
  ca?: string;
  signal?: AbortSignal;
}

/** Posts a message and returns the HTTP status. Does not follow redirects. Rejects if there is no response. */
export function postMessage(
  { url, headers, body }: Message,
  { address, limits = POST_LIMITS, ca, signal }: Way,
): Promise<number> {
  const isSecure = url.protocol === "https:";
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)), connection: "close" },
      agent: false as const,
      lookup,
      signal,
    };
    const request = isSecure ? requestHttps(url, { ...options, ca }) : requestHttp(url, options);
    const giveUp = (what: string, milliseconds: number) =>
      setTimeout(() => request.destroy(new TooSlow(`${what} within ${milliseconds / 1000} s`)), milliseconds);
    const connecting = giveUp("No connection", limits.connect);
    const answering = giveUp("No answer", limits.total);
    let status: number | undefined;
    // Once the status has arrived, ignore errors in the rest of the response.
    const end = (error: Error) => (status === undefined ? reject(error) : resolve(status));
    request.on("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => clearTimeout(connecting)),
    );
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
