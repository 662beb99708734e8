import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

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
 * The smallest average size, in bytes, of the pieces in which a body arrives, after so many pieces of any size. A client
 * can send a body as chunks of one byte, each of which takes as much time and memory as a large one.
 */
const LEAST_OF_PIECE = 64;
const FREE_PIECES = 1000;

/** Matches the URL of an upload. */
const UPLOAD = new RegExp(`^${apiPaths.files}(?![^/?])`);

export function httpServer(
  answer: RequestListener,
  { requestTimeout, lingerTimeout, ...limits } = HTTP_LIMITS,
): Server {
  // Node.js has one limit for all requests, and it would end each upload of a large file.
  return createServer({ ...limits, requestTimeout: 0 }, (request, response) => {
    if (hasBody(request)) {
      limitBody(request, response, requestTimeout);
      refuseSmallPieces(request, response);
      closeAfterAnswer(request, response, lingerTimeout);
    }
    answer(request, response);
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
    endWith("408 Request Timeout", request, response);
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
    endWith("400 Bad Request", request, response);
    return false;
  };
}

/**
 * Closes the connection some time after the answer if the client still sends the body. Until then the client can read
 * the answer.
 */
function closeAfterAnswer(request: IncomingMessage, response: ServerResponse, milliseconds: number) {
  response.once("finish", () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.complete || request.socket.destroy(), milliseconds).unref();
    request.once("close", () => clearTimeout(timer));
  });
}

/** Answers with this status, unless an answer has begun, and closes the connection. */
function endWith(status: string, { socket }: IncomingMessage, { headersSent }: ServerResponse) {
  if (headersSent) socket.destroy();
  else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
