import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

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
  /**
   * How long an idle connection stays open. This is longer than the idle timeout of proxies: if the server closed the
   * connection first, a request that the proxy is just sending could be lost.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** The bytes that an upload must send in each period of `requestTimeout`. */
const LEAST_OF_UPLOAD = 16 * 1024;

/** Matches the URL of an upload. */
const UPLOAD = new RegExp(`^${apiPaths.files}(?![^/?])`);

export function httpServer(answer: RequestListener, { requestTimeout, ...limits } = HTTP_LIMITS): Server {
  // Node.js has one limit for all requests, and it would end each upload of a large file.
  return createServer({ ...limits, requestTimeout: 0 }, (request, response) => {
    if (hasBody(request)) limitBody(request, requestTimeout);
    answer(request, response);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends the connection of a request whose body comes too slowly. */
function limitBody(request: IncomingMessage, milliseconds: number) {
  const { socket } = request;
  const isUpload = UPLOAD.test(request.url ?? "");
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) {
      clearInterval(timer);
      return;
    }
    const isPaused = request.readableLength > 0 || request.isPaused();
    if (isUpload && (isPaused || socket.bytesRead - before >= LEAST_OF_UPLOAD)) {
      before = socket.bytesRead;
      return;
    }
    clearInterval(timer);
    socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => socket.destroy());
  }, milliseconds).unref();
  request.once("close", () => clearInterval(timer));
  request.once("end", () => clearInterval(timer));
}
