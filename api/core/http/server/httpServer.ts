import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * Time limits of the HTTP server, in milliseconds. A request whose headers or body come too slowly is answered 408, and
 * its connection is closed.
 */
export const HTTP_LIMITS = {
  headersTimeout: 15_000,
  /**
   * The time for the body after the headers. An upload of a file may take longer, if it sends LEAST_OF_UPLOAD bytes in
   * each period of this length.
   */
  requestTimeout: 30_000,
  /** How long the rest of a body is still read after the answer has ended. Then the connection is closed. */
  lingerTimeout: 5_000,
  /**
   * How long an idle connection stays open. This is longer than the idle timeout of proxies: if the server closed the
   * connection first, a request that the proxy is just sending could be lost.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** The bytes that an upload must send in each period of `requestTimeout`. */
const LEAST_OF_UPLOAD = 16 * 1024;

/**
 * The smallest average size, in bytes, of the pieces in which a body arrives, after so many pieces of any size. A
 * client can send a body as chunks of one byte, each of which takes as much time and memory as a large one.
 */
const LEAST_OF_PIECE = 64;
const FREE_PIECES = 1000;

/** Matches the URL of an upload. */
const UPLOAD = new RegExp(`^${apiPaths.files}(?![^/?])`);

/** An answer to a request that does not reach the routes. The closed list of refusal codes has none for 408 and 431. */
interface EarlyAnswer {
  status: string;
  code?: RefusalCode;
  error?: string;
}

const TOO_SLOW: EarlyAnswer = { status: "408 Request Timeout" };
const NO_HTTP: EarlyAnswer = {
  status: "400 Bad Request",
  code: "BAD_USER_INPUT",
  error: "The request is not valid HTTP",
};
const SMALL_PIECES: EarlyAnswer = { ...NO_HTTP, error: "The body arrived in too many small pieces" };

/** The answers to the errors of the HTTP parser that are not answered with 400, by the error's code. */
const OF_NODE: Record<string, EarlyAnswer> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: "413 Payload Too Large",
    code: "PAYLOAD_TOO_LARGE",
    error: "The extensions of a chunk are too large",
  },
};

export function httpServer(
  answer: RequestListener,
  { requestTimeout, lingerTimeout, ...limits } = HTTP_LIMITS,
): Server {
  const latest = new WeakMap<Duplex, ServerResponse>();
  // Node.js has one limit for all requests, and it would end each upload of a large file.
  const server = createServer({ ...limits, requestTimeout: 0 }, (request, response) => {
    latest.set(request.socket, response);
    if (hasBody(request)) {
      limitBody(request, response, requestTimeout);
      refuseSmallPieces(request, response);
      closeAfterAnswer(request, response, lingerTimeout);
    }
    answer(request, response);
  });
  return server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    endWith(OF_NODE[code] ?? NO_HTTP, socket, latest.get(socket));
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends the connection of a request whose body comes too slowly. An upload has more time until it is answered. */
function limitBody(request: IncomingMessage, response: ServerResponse, milliseconds: number) {
  const { socket } = request;
  const isUpload = UPLOAD.test(request.url ?? "");
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) {
      clearInterval(timer);
      return;
    }
    const isPaused = request.readableLength > 0 || request.isPaused();
    if (isUpload && !response.writableEnded && (isPaused || socket.bytesRead - before >= LEAST_OF_UPLOAD)) {
      before = socket.bytesRead;
      return;
    }
    clearInterval(timer);
    endWith(TOO_SLOW, socket, response);
  }, milliseconds).unref();
  request.once("close", () => clearInterval(timer));
  request.once("end", () => clearInterval(timer));
}

/** Ends the connection of a request whose body arrives in too many small pieces. */
function refuseSmallPieces(request: IncomingMessage, response: ServerResponse) {
  let pieces = 0;
  let bytes = 0;
  let isRefused = false;
  const push = request.push.bind(request);
  // The HTTP parser passes each piece to this method.
  request.push = (piece: Buffer | null) => {
    if (isRefused) return false;
    if (piece) bytes += piece.length;
    isRefused = bytes < (++pieces - FREE_PIECES) * LEAST_OF_PIECE;
    if (!isRefused) return push(piece);
    endWith(SMALL_PIECES, request.socket, response);
    return false;
  };
}

/**
 * Reads and discards the rest of the body after the answer, because some clients read the answer only when they have
 * sent the whole body. Closes the connection if the body has not ended after this time.
 */
function closeAfterAnswer(request: IncomingMessage, response: ServerResponse, milliseconds: number) {
  response.once("finish", () => {
    if (request.complete) return;
    // Node.js discards the rest only of a body of which nothing was read.
    request.removeAllListeners("data").resume();
    const timer = setTimeout(() => request.complete || request.socket.destroy(), milliseconds).unref();
    request.once("close", () => clearTimeout(timer));
  });
}

/**
 * Answers, unless another answer on this connection has begun and not ended, and closes the connection.
 * @param latest The response to the latest request on this connection. It has no socket while an earlier response is
 * being sent
 */
function endWith({ status, ...refusal }: EarlyAnswer, socket: Duplex, latest?: ServerResponse) {
  const isFree = !latest || latest.writableFinished || (latest.socket !== null && !latest.headersSent);
  if (!socket.writable || !isFree) {
    socket.destroy();
    return;
  }
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\n`;
  socket.end(head + bodyOf(refusal), () => socket.destroy());
}

/** The end of the headers and the body of a refusal, in the shape of the REST API. */
function bodyOf({ error, code }: Omit<EarlyAnswer, "status">) {
  if (!code) return "\r\n";
  const body = JSON.stringify({ error, code });
  return `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
