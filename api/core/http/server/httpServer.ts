import { createServer, type RequestListener } from "node:http";

/**
 * Time limits of the HTTP server, in milliseconds. A request whose headers or body come too slowly is answered 408, and
 * its connection is closed.
 */
export const HTTP_LIMITS = {
  headersTimeout: 15_000,
  /** The time from the first byte of the headers to the last byte of the body. */
  requestTimeout: 30_000,
  /**
   * Longer than the idle timeout of proxies. If the server closed an idle connection first, a request that the proxy is
   * just sending could be lost.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

export const httpServer = (answer: RequestListener, limits = HTTP_LIMITS) => createServer(limits, answer);
