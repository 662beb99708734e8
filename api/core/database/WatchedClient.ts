import type { Socket } from "node:net";

import { Client } from "pg";

import { named } from "#api/core/database/prepared.ts";
import { ANSWER_TIMEOUT_MS } from "#api/core/database/timeouts.ts";

/**
 * A PostgreSQL client that closes its connection if the server does not answer in time. pg's query_timeout would
 * instead return the connection to the pool while its statement is still running. Prepared statements are used only
 * without a pooler: in transaction mode, a pooler may run the next transaction on another connection, which lacks these
 * statements.
 */
export class WatchedClient extends Client {
  private isDirect = false;

  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    // Without a listener, an error event of an idle connection would end the process. The pool itself removes the
    // connection.
    this.on("error", () => undefined);
  }

  /**
   * Connects, and detects a connection pooler: the process id that a pooler sends at the start differs from that of the
   * PostgreSQL process behind it.
   */
  override connect(...[callbackArgument]: never[]): never {
    const connected = super.connect().then(async () => {
      const { rows } = (await super.query("SELECT pg_backend_pid() AS pid")) as { rows: { pid: number }[] };
      this.isDirect = rows[0]?.pid === (this as unknown as { processID: number | null }).processID;
    });
    const tell = callbackArgument as ((error?: Error) => void) | undefined;
    if (!tell) return connected as never;
    connected.then(() => tell(), tell);
    return undefined as never;
  }

  /**
   * Runs a query, and closes the connection if no answer comes within ANSWER_TIMEOUT_MS. Supports all overloads of pg's
   * `query`: SQL text, a configuration object or a cursor, with a promise or a callback.
   */
  override query(...call: never[]): never {
    const timer = setTimeout(() => this.closeSocket(), ANSWER_TIMEOUT_MS);
    const answered = () => clearTimeout(timer);
    const result = (super.query as (...call: unknown[]) => Promise<unknown> | undefined)(
      ...heard(this.isDirect ? named(call) : call, answered),
    );
    void result?.then(answered, answered);
    return result as never;
  }

  private closeSocket() {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** Replaces the callback among a query's arguments with one that calls `answered` first. */
function heard(call: readonly unknown[], answered: () => void) {
  const callback = call.at(-1);
  if (typeof callback !== "function") return call;
  const telling = (...answer: unknown[]) => {
    answered();
    (callback as (...given: unknown[]) => void)(...answer);
  };
  return [...call.slice(0, -1), telling];
}
