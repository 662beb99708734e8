import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** The time limits of a drain, in milliseconds. */
const DRAIN_LIMITS = {
  /**
   * How long the server still answers as usual, while /readyz answers 503. Connections are kept alive, so that a proxy
   * rarely opens new ones: the system resets a connection that arrives at the moment when the server stops listening.
   */
  grace: 1_000,
  /**
   * How long after `grace` the server still accepts a request on each open connection. It answers the request with
   * `Connection: close`. The idle timeout of a proxy must be shorter than `settle`.
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
    if (state === "closing") endAfter(response);
    response.once("close", () => {
      if (answers.get(socket) === response) answers.delete(socket);
      answered.set(socket, socket.bytesRead);
    });
  });

  // If the headers were already sent, they lack `Connection: close`, and the client may send one more request. The
  // server then leaves the connection open for it.
  const endAfter = (response: ServerResponse) => response.headersSent || response.setHeader("Connection", "close");
  const isUnused = (socket: Socket) => !answers.has(socket) && socket.bytesRead === (answered.get(socket) ?? 0);
  const openFor = async (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    while (sockets.size > 0 && performance.now() < until) await wait(20);
  };

  return {
    isDraining: () => state !== "serving",
    /**
     * Stops the server without losing requests. Answers the requests in progress and those that still arrive on open
     * connections, then closes unused connections and the server.
     */
    drain: async () => {
      state = "draining";
      const atLast = setTimeout(() => server.closeAllConnections(), end).unref();
      await openFor(grace);
      await queueIsEmpty(server);
      state = "closing";
      const closed = new Promise<void>((done) => stopListening(server, done));
      for (const response of answers.values()) endAfter(response);
      await openFor(settle);
      // Wait for one turn of the event loop. A busy process runs its timers late, and before it reads from connections.
      // So requests that have arrived meanwhile are read before their connections are closed.
      await nextTurn();
      for (const socket of sockets)
        if (isUnused(socket)) socket.destroy();
        else answers.get(socket)?.once("close", () => socket.end());
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
 * If a turn of the event loop took longer than this, in milliseconds, it does not prove that the queue is empty:
 * new connections may have arrived during the turn.
 */
const QUIET_TURN_MS = 0.1;

/**
 * Waits for a short turn of the event loop that accepts no new connection: then the operating system's queue of new
 * connections is probably empty. When a server stops listening, the system resets the queued connections, and their
 * requests are lost.
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
