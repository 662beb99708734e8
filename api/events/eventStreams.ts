import type { ServerResponse } from "node:http";

import type { Known } from "#api/events/readChanges.ts";

const LIMITS = {
  /** A browser needs one; the oldest ends. */
  ofSession: 10,
  /** Bytes that wait for a client that does not read. */
  unread: 16 * 1024,
  heartbeatMs: 25_000,
  /** When a browser connects again after an end, and a random part, so that not all come at once. */
  retryMs: 2_000,
};

interface Stream {
  response: ServerResponse;
  session: string;
  known: Known;
}

/** The open streams of server-sent events of this process. */
export function eventStreams(limits: Partial<typeof LIMITS> = {}) {
  const { ofSession, unread, heartbeatMs, retryMs } = { ...LIMITS, ...limits };
  const streams = new Set<Stream>();
  let heartbeat: NodeJS.Timeout | undefined;

  function write({ response }: Stream, text: string) {
    response.write(text);
    if (response.writableLength > unread) response.destroy();
  }

  function end(stream: Stream) {
    streams.delete(stream);
    stream.response.end();
  }

  function beat() {
    for (const stream of streams) write(stream, ":\n\n");
  }

  return {
    count: () => streams.size,
    sessions: () => [...new Set([...streams].map(({ session }) => session))],
    /** Begins a stream with the revisions that its session's statement found. */
    open(response: ServerResponse, session: string, known: Known) {
      const [oldest, ...others] = [...streams].filter((each) => each.session === session);
      if (oldest && others.length + 1 >= ofSession) end(oldest);
      const stream = { response, session, known };
      streams.add(stream);
      heartbeat ??= setInterval(beat, heartbeatMs).unref();
      response.once("close", () => {
        streams.delete(stream);
        if (streams.size > 0) return;
        clearInterval(heartbeat);
        heartbeat = undefined;
      });
      response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no", Connection: "close" });
      write(stream, `retry: ${retryMs + Math.floor(Math.random() * retryMs)}\n\n${told(known)}`);
    },
    /** Tells each of the sessions what is new to it, and ends the streams of those that are not known any more or have another role. */
    tell(sessions: readonly string[], known: ReadonlyMap<string, Known>) {
      const asked = new Set(sessions);
      for (const stream of streams) {
        const now = known.get(stream.session);
        if (!asked.has(stream.session)) continue;
        if (now?.isAdmin !== stream.known.isAdmin) {
          end(stream);
          continue;
        }
        const text = told(now, stream.known);
        stream.known = now;
        if (text) write(stream, text);
      }
    },
    endAll() {
      for (const stream of streams) end(stream);
    },
  };
}

/** The events for what differs from `before`; that nothing is unread is no news at the start. A partner may read tenderRevision, too: no event tells more than that. */
function told({ tenders, bids, unread }: Known, before?: Known) {
  const ofTenders = tenders === before?.tenders ? "" : `event: tenders\ndata: ${tenders.split(".", 1)[0]}\n\n`;
  const ofBids = bids === null || bids === before?.bids ? "" : `event: bids\ndata: ${bids}\n\n`;
  const ofNotices = unread === null || unread === (before?.unread ?? 0) ? "" : `event: notices\ndata: ${unread}\n\n`;
  return ofTenders + ofBids + ofNotices;
}
