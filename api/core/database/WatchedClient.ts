import type { Socket } from "node:net";

import { Client } from "pg";

import { preparedName } from "#api/core/database/prepared.ts";
import { ANSWER_TIMEOUT_MS } from "#api/core/database/timeouts.ts";

/**
 * A connection that is closed when the server does not answer in time. pg's own query_timeout would give the connection back to
 * the pool with its statement unanswered and its transaction open. Prepared statements are used where no pooler is between: one in
 * transaction mode can hand the next transaction to another connection, which does not know them.
 */
export class WatchedClient extends Client {
  private isDirect = false;

  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    // Between two users of the pool no other listener hears an error, and an unheard one ends the process. The pool drops the connection.
    this.on("error", () => undefined);
  }

  /** Learns whether the process that serves this connection is the one that greeted it: a pooler greets under a number of its own. */
  override connect(...[told]: never[]): never {
    const connected = super.connect().then(async () => {
      const { rows } = (await super.query("SELECT pg_backend_pid() AS pid")) as { rows: { pid: number }[] };
      this.isDirect = rows[0]?.pid === (this as unknown as { processID: number | null }).processID;
    });
    const tell = told as ((error?: Error) => void) | undefined;
    if (!tell) return connected as never;
    connected.then(() => tell(), tell);
    return undefined as never;
  }

  /** With pg's own parameters and results: a text, a configuration or a cursor; a promise or a callback. */
  override query(...call: never[]): never {
    const timer = setTimeout(() => this.closeSocket(), ANSWER_TIMEOUT_MS);
    const answered = () => clearTimeout(timer);
    const result = (super.query as (...call: unknown[]) => Promise<unknown> | undefined)(...heard(this.isDirect ? named(call) : call, answered));
    void result?.then(answered, answered);
    return result as never;
  }

  private closeSocket() {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** The same call, with the name of a prepared statement. */
function named([text, values, ...rest]: readonly unknown[]) {
  const name = typeof text === "string" && Array.isArray(values) ? preparedName(text) : undefined;
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest];
}

/** The same call, whose callback tells that the answer has come. */
function heard(call: readonly unknown[], answered: () => void) {
  const callback = call.at(-1);
  if (typeof callback !== "function") return call;
  const telling = (...answer: unknown[]) => {
    answered();
    (callback as (...given: unknown[]) => void)(...answer);
  };
  return [...call.slice(0, -1), telling];
}
