import type { Logger } from "pino";
import type { Registry } from "prom-client";

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";
import { httpServer } from "#api/core/http/server/httpServer.ts";
import { logFault } from "#api/core/http/logFault.ts";
import type { Reading } from "#api/core/metrics/readGauges.ts";

/** An HTTP server for the metrics, which answers GET /metrics and nothing else. */
export function metricsServer(register: Registry, readings: readonly Reading[], log: Logger) {
  async function scrape() {
    const read = await Promise.all(readings.map((reading) => reading()));
    // All gauges are set in one turn of the event loop, so that another scrape cannot remove a value meanwhile.
    for (const set of read) set();
    return register.metrics();
  }

  return httpServer((request, response) => {
    const { path } = pathAndQuery(request.url ?? "");
    if (path !== "/metrics") response.writeHead(404).end();
    else if (request.method !== "GET") response.writeHead(405, { Allow: "GET" }).end();
    else {
      scrape().then(
        (text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text),
        (error: unknown) => {
          logFault(log, error, "a scrape failed");
          response.writeHead(500).end();
        },
      );
    }
  });
}
