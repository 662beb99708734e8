import type { IncomingMessage, RequestListener } from "node:http";

import { Gauge, Histogram, type Registry } from "prom-client";

import { noteOf, type AnswerNote, type Refused } from "#api/core/http/answerNote.ts";
import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";

/** The upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 1.5, 2, 5, 10];

const OTHER = "other";
const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);
const AREAS = ["/graphql", "/api"];

/**
 * Wraps the server's request listener to measure every answer, because Express does not see answers from the cache.
 * Each label of the metrics has a bounded set of values.
 */
export function watchAnswers(
  register: Registry,
  answer: RequestListener,
  countRefused: (refused: Refused) => void,
): RequestListener {
  const registers = [register];
  const duration = new Histogram({
    name: "axion_http_request_duration_seconds",
    help: "Answered requests, from their headers to the last byte of the answer, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  let underWay = 0;
  new Gauge({
    name: "axion_http_requests_under_way",
    help: "Requests that are being answered.",
    registers,
    collect() {
      this.set(underWay);
    },
  });

  return (request, response) => {
    const start = performance.now();
    const note = noteOf(request);
    let isStream = false;
    underWay++;
    note.becomesStream = () => {
      isStream = true;
      underWay--;
    };
    response.once("close", () => {
      if (isStream) return;
      underWay--;
      const method = METHODS.has(request.method ?? "") ? request.method : OTHER;
      // If the client disconnected early, it received no complete answer.
      const status = response.writableFinished ? response.statusCode : "aborted";
      duration.observe({ method, route: routeOf(request, note), status }, (performance.now() - start) / 1000);
      note.refused?.().forEach(countRefused);
    });
    answer(request, response);
  };
}

/**
 * The value of the label `route`: a route pattern of Express or a name from the note. It is never the requested path,
 * because a caller can request any number of paths.
 */
function routeOf(
  { route, originalUrl, url = "" }: IncomingMessage & { route?: { path: string }; originalUrl?: string },
  note: AnswerNote,
) {
  if (note.route ?? route) return note.route ?? route?.path;
  if (note.operation) return `/graphql ${note.operation}`;
  // The request was refused before its route was found: by a guard, or because the session could not be read.
  const path = pathAndQuery(originalUrl ?? url).path.toLowerCase();
  return AREAS.find((area) => path === area || path.startsWith(`${area}/`)) ?? OTHER;
}
