import type { IncomingMessage } from "node:http";

interface Arrival {
  /** When the last byte arrived, by `performance.now()`. */
  at?: number;
  chunks: Buffer[];
  whole?: () => void;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/**
 * Records when the last byte of a request arrives. Overrides `push`, because Node.js pushes null as soon as the whole
 * message has arrived, even if nobody has read the body yet.
 */
export function noteArrival(request: IncomingMessage) {
  const arrival: Arrival = { chunks: [] };
  arrivals.set(request, arrival);
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) arrival.at = performance.now();
    else if (arrival.whole) arrival.chunks.push(chunk);
    const more = push(chunk, encoding);
    if (chunk === null) arrival.whole?.();
    return more;
  };
}

/** When the last byte arrived, by `performance.now()`; the current time if it has not arrived. */
export const arrivalOf = (request: IncomingMessage) => arrivals.get(request)?.at ?? performance.now();

/**
 * Calls `whole` once the whole body has arrived, without consuming it: a later reader gets all of it. Call this in the
 * event loop turn in which the request arrived, and only for a body that fits into the request's own buffer.
 */
export function whenWhole(request: IncomingMessage, whole: () => void) {
  const arrival = arrivals.get(request);
  if (arrival) arrival.whole = whole;
}

/** The body of a request for which `whenWhole` has called back. */
export const wholeBodyOf = (request: IncomingMessage) => Buffer.concat(arrivals.get(request)?.chunks ?? []);
