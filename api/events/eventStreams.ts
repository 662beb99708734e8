import type { ServerResponse } from "node:http";

import type { Known } from "#api/events/readChanges.ts";

const LIMITS = {
  /**
   * The maximum number of streams per session. A further stream closes the oldest stream. A browser needs only one
   * stream.
   */
  ofSession: 10,
  /**
   * The maximum number of bytes that are buffered for a client that does not read its stream. If more bytes are
   * buffered, the stream is closed.
   */
  unread: 16 * 1024,
  heartbeatMs: 25_000,
  /**
   * The minimum delay before a browser reconnects, in milliseconds. A random delay of up to the same length is added,
   * so that not all browsers reconnect at the same time.
   */
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
    /** Starts a stream, and sends the values in `known`. They were read together with the session or API token. */
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
      write(stream, `retry: ${retryMs + Math.floor(Math.random() * retryMs)}\n\n${eventsText(known)}`);
    },
    /**
     * Sends each given session or API token the values that have changed since the last event. Ends the streams of a
     * session or token that has ended, or whose user's role has changed.
     * @param sessions The ids of the sessions and API tokens that were looked up. Nothing is sent to other streams
     * @param known The current values by id. An id that is missing has ended
     */
    tell(sessions: readonly string[], known: ReadonlyMap<string, Known>) {
      const sessionsRead = new Set(sessions);
      for (const stream of streams) {
        const now = known.get(stream.session);
        if (!sessionsRead.has(stream.session)) continue;
        if (now?.isAdmin !== stream.known.isAdmin) {
          end(stream);
          continue;
        }
        const text = eventsText(now, stream.known);
        stream.known = now;
        if (text) write(stream, text);
      }
    },
    endAll() {
      for (const stream of streams) end(stream);
    },
  };
}

/**
 * Formats an event for each revision and unread count that differs from `before`, the values that were sent before. An
 * unread count of 0 is not sent as the first value.
 */
function eventsText({ tenders, bids, unread }: Known, before?: Known) {
  const ofTenders = tenders === before?.tenders ? "" : `event: tenders\ndata: ${tenders.split(".", 1)[0]}\n\n`;
  const ofBids = bids === null || bids === before?.bids ? "" : `event: bids\ndata: ${bids}\n\n`;
  const ofNotices = unread === null || unread === (before?.unread ?? 0) ? "" : `event: notices\ndata: ${unread}\n\n`;
  return ofTenders + ofBids + ofNotices;
}
