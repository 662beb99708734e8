import { EventEmitter } from "node:events";

import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";

import { named } from "#api/core/database/prepared.ts";

/**
 * The socket between pg and PGlite: the part of a `net.Socket` that pg uses. The messages of one statement are sent to
 * PGlite together, and PGlite's answers are passed as bytes to pg's parser. PGlite's own adapter would send each
 * message separately and parse each answer.
 */
class EmbeddedSocket extends EventEmitter {
  writable = true;
  private waiting: Uint8Array[] = [];
  private isCorked = false;
  private pglite?: PGlite;

  constructor(private readonly current: () => PGlite) {
    super();
  }

  connect() {
    this.connected().then(
      () => this.emit("connect"),
      (error: unknown) => this.emit("error", error),
    );
  }

  private async connected() {
    this.pglite = this.current();
    await this.pglite.waitReady;
  }

  write(message: Uint8Array, written?: () => void) {
    this.waiting.push(message);
    if (!this.isCorked) this.flush();
    if (written) setImmediate(written);
    return true;
  }

  cork() {
    this.isCorked = true;
  }

  uncork() {
    this.isCorked = false;
    if (this.waiting.length > 0) this.flush();
  }

  end() {
    this.destroy();
  }

  destroy(error?: Error) {
    if (!this.writable) return;
    this.writable = false;
    setImmediate(() => {
      if (error) this.emit("error", error);
      this.emit("close");
    });
  }

  setNoDelay() {
    // Nothing to do: there is no network.
  }
  ref() {
    // Nothing to do: there is no handle that could keep the process alive.
  }
  unref() {
    // Nothing to do: there is no handle that could keep the process alive.
  }

  /**
   * Sends the messages in the next turn of the event loop. By then pg has stored the callback of the statement. Other
   * work can run in between.
   */
  private flush() {
    const messages = Buffer.concat(this.waiting.splice(0));
    setImmediate(() => this.send(messages));
  }

  private send(messages: Uint8Array) {
    const answers: Buffer[] = [];
    const onRawData = (bytes: Uint8Array) => answers.push(Buffer.from(bytes));
    const answer = () => this.emit("data", Buffer.concat(answers));
    this.pglite!.execProtocolRawStream(messages, { onRawData }).then(answer, (error: unknown) => {
      // After a crash, the last messages contain PostgreSQL's error, so pass them on before closing the socket.
      if (answers.length > 0) answer();
      this.destroy(new Error("Connection terminated: PGlite has failed", { cause: error }));
    });
  }
}

/** A client of the embedded database that runs the statements declared with `prepared` as prepared statements. */
class EmbeddedClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    // The pool listens for errors only after `connect` has called back. An error before that would end the process. The
    // statement that fails with it reports it to the pool.
    this.on("error", () => undefined);
  }

  /** Connects, and deletes the prepared statements of an earlier client: all clients share PGlite's single session. */
  override connect(...[callback]: never[]): never {
    const connected = super.connect().then(() => super.query("DEALLOCATE ALL"));
    const tell = callback as ((error?: Error) => void) | undefined;
    if (!tell) return connected as never;
    connected.then(() => tell(), tell);
    return undefined as never;
  }

  override query(...call: never[]): never {
    return (super.query as (...call: unknown[]) => unknown)(...named(call)) as never;
  }
}

/**
 * The options with which pg's client connects to PGlite. Connect only one client at a time: PGlite has a single
 * session, which a second client would share.
 * @param current Returns the PGlite instance for a new connection; throws while there is none
 */
export const embeddedConnection = (current: () => PGlite) => ({
  user: "postgres",
  database: "postgres",
  Client: EmbeddedClient,
  stream: () => new EmbeddedSocket(current),
});
