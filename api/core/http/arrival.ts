import type { IncomingMessage } from "node:http";

interface Arrival {
  /** By `performance.now()`. */
  at?: number;
  chunks: Buffer[];
  whole?: () => void;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/**
 * Notes when the last byte of a request arrived, also while its body is not read yet, because the session comes first: Node
 * pushes null into the request as soon as the whole message is there.
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

/** When the last byte arrived, by `performance.now()`. */
export const arrivalOf = (request: IncomingMessage) => arrivals.get(request)?.at ?? performance.now();

/**
 * Calls back once the whole body is there, without reading it: who reads it later reads all of it. Ask in the turn of the event
 * loop in which the request came, and only for a body that fits into the request's own buffer.
 */
export function whenWhole(request: IncomingMessage, whole: () => void) {
  const arrival = arrivals.get(request);
  if (arrival) arrival.whole = whole;
}

/** The body after `whenWhole`. */
export const wholeBodyOf = (request: IncomingMessage) => Buffer.concat(arrivals.get(request)?.chunks ?? []);
