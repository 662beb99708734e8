import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** The time limits of a drain, in milliseconds. */
const DRAIN_LIMITS = {
  /** How long new connections are still accepted; requests on open ones are answered with `Connection: close`. */
  grace: 1_000,
  /**
   * How long, after the grace, each open connection may still bring one request. A busy proxy may send a request some
   * time after it connected, or after the connection began to close.
   */
  settle: 1_000,
  /** Time since the start of the drain after which every connection is closed, even during a request. */
  end: 8_000,
};

/**
 * Tracks a server's open connections and answers in progress, so that the server can be drained before the process
 * stops. Call it before the server listens.
 */
export function drainable(server: Server, limits: Partial<typeof DRAIN_LIMITS> = {}) {
  const { grace, settle, end } = { ...DRAIN_LIMITS, ...limits };
  const sockets = new Set<Socket>();
  const answers = new Map<Socket, ServerResponse>();
  /** For each connection, the number of received bytes that belong to answered requests. */
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
      // Close the connection only after the grace. Until then, a client whose answer said keep-alive may send one more
      // request.
      if (state === "closing") socket.end();
    });
  });

  const endAfter = (response: ServerResponse) => response.headersSent || response.setHeader("Connection", "close");
  const isUnused = (socket: Socket) => !answers.has(socket) && socket.bytesRead === (answered.get(socket) ?? 0);

  return {
    isDraining: () => state !== "serving",
    /**
     * Stops the server without losing requests. Answers the requests in progress and those that still arrive on open
     * connections, then closes unused connections and the server.
     */
    drain: async () => {
      state = "draining";
      for (const response of answers.values()) endAfter(response);
      const atLast = setTimeout(() => server.closeAllConnections(), end).unref();
      const graceEnd = Date.now() + grace;
      while (sockets.size > 0 && Date.now() < graceEnd) await wait(20);
      await queueIsEmpty(server);
      state = "closing";
      const closed = new Promise<void>((done) => stopListening(server, done));
      await Promise.race([closed, wait(settle)]);
      for (const socket of sockets) if (isUnused(socket)) socket.destroy();
      await closed;
      clearTimeout(atLast);
    },
  };
}

/**
 * Stops listening; unlike `server.close` it keeps idle connections open. Calls back when all connections are closed.
 */
const stopListening = (server: Server, closed: () => void) => NetServer.prototype.close.call(server, closed);

const MOST_TURNS = 2_000;
/**
 * In milliseconds. A turn of the event loop that took longer does not prove that the queue is empty, because new
 * connections may have arrived during it.
 */
const QUIET_TURN_MS = 0.1;

/**
 * Waits until probably no new connection is in the operating system's queue: until a short turn of the event loop has
 * accepted none. When a server stops listening, the system resets the queued connections, and their requests are lost.
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
