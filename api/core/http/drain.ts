import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** In milliseconds. */
const DRAIN_LIMITS = {
  /** How long open connections may bring a request, which is answered with `Connection: close`, and new ones are accepted. */
  grace: 1_000,
  /** How long a connection that was accepted at the end of the grace may take until its first request is read. */
  settle: 200,
  /** From the start; then every connection is closed, also one in the middle of a request. */
  end: 8_000,
};

/** Call it before the server listens: it keeps track of the connections and of the answers under way. */
export function drainable(server: Server, limits: Partial<typeof DRAIN_LIMITS> = {}) {
  const { grace, settle, end } = { ...DRAIN_LIMITS, ...limits };
  const sockets = new Set<Socket>();
  const answers = new Map<Socket, ServerResponse>();
  /** How many bytes of a connection belong to answered requests. */
  const answered = new WeakMap<Socket, number>();
  let state: "serving" | "draining" | "closing" = "serving";

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", ({ socket }, response: ServerResponse) => {
    answers.set(socket, response);
    if (state !== "serving") endAfter(response);
    response.once("close", () => {
      answers.delete(socket);
      answered.set(socket, socket.bytesRead);
      // Until the grace ends, a client whose answer said keep-alive may send one more request.
      if (state === "closing") socket.end();
    });
  });

  const endAfter = (response: ServerResponse) => response.headersSent || response.setHeader("Connection", "close");
  const isUnused = (socket: Socket) => !answers.has(socket) && socket.bytesRead === (answered.get(socket) ?? 0);

  return {
    isDraining: () => state !== "serving",
    /** Answers the requests under way, and those that open connections still bring; then closes unused connections and the server. */
    drain: async () => {
      state = "draining";
      for (const response of answers.values()) endAfter(response);
      const atLast = setTimeout(() => server.closeAllConnections(), end).unref();
      const graceEnd = Date.now() + grace;
      while (sockets.size > 0 && Date.now() < graceEnd) await wait(20);
      await queueIsEmpty(server);
      state = "closing";
      const closed = new Promise((done) => server.close(done));
      await Promise.race([closed, wait(settle)]);
      for (const socket of sockets) if (isUnused(socket)) socket.destroy();
      await closed;
      clearTimeout(atLast);
    },
  };
}

const MOST_TURNS = 2_000;
/** A turn of the event loop that took longer, in milliseconds, may have left new connections in the queue. */
const QUIET_TURN_MS = 0.1;

/**
 * Resolves after a short turn of the event loop that accepted no connection. The system resets the connections that are queued,
 * with the requests they brought, when a server stops to listen.
 */
async function queueIsEmpty(server: Server) {
  let accepted = 0;
  const count = () => accepted++;
  server.on("connection", count);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [before, started] = [accepted, performance.now()];
    await nextTurn();
    if (accepted === before && performance.now() - started < QUIET_TURN_MS) break;
  }
  server.off("connection", count);
}
