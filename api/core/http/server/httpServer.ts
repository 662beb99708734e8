import { createServer, type RequestListener } from "node:http";

/** In milliseconds. A request whose headers or body come too slowly is answered 408, and its connection is closed. */
export const HTTP_LIMITS = {
  headersTimeout: 15_000,
  /** From the first byte of the headers to the last one of the body. */
  requestTimeout: 30_000,
  /**
   * Longer than the idle timeout of proxies: if the server closes a kept-alive connection first, it can lose a request.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

export const httpServer = (answer: RequestListener, limits = HTTP_LIMITS) => createServer(limits, answer);
