import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { AbstractLogger, type DataSource } from "typeorm";

import { createApp } from "#api/app.ts";
import { openLog } from "#api/core/http/log.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import type { User } from "#api/users/User.ts";
import { PASSWORD, type Seed } from "#api/testing/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { TEST_SEAL } from "#api/testing/sealing.ts";
import { TEST_REACH } from "#api/testing/webhooks.ts";
import { testDatabase } from "#api/testing/database.ts";

export interface TestApp {
  db: DataSource;
  url: string;
  visitor: Client;
  /** Inserts a row and returns it. */
  has<T>(seed: Seed<T>): Promise<T>;
  /** A client that signs in before its first request. */
  as(user: Pick<User, "username">, password?: string): Client;
  /** The SQL statements that the api runs during the action. */
  statementsOf(action: () => Promise<unknown>): Promise<string[]>;
  /** Waits for the work that answers do not wait for. */
  settled(): Promise<void>;
  /** The lines of level error that the api has logged. */
  faults: unknown[];
  /** The api's whole log, down to the level trace. */
  logged: string[];
}

/** Pino's number of the level error. */
const ERROR_LEVEL = 50;

let running: Promise<TestApp> | undefined;
let stop: (() => Promise<void>) | undefined;
const statements: string[] = [];

/**
 * The whole api on a real port and a real database, started once per file and emptied before each test.
 * @param builtSite serves the site too; read by the file's first call only
 */
export async function testApp(builtSite?: () => Promise<BuiltSite>): Promise<TestApp> {
  running ??= start(builtSite);
  const api = await running;
  api.faults.length = 0;
  api.logged.length = 0;
  api.visitor.cookie = "";
  await empty(api.db);
  return api;
}


afterAll(async () => {
  await stop?.();
});

async function start(builtSite?: () => Promise<BuiltSite>): Promise<TestApp> {
  const { db, close } = await testDatabase(new StatementLog());
  const faults: unknown[] = [];
  const logged: string[] = [];
  const write = (line: string) => {
    logged.push(line);
    if ((JSON.parse(line) as { level: number }).level >= ERROR_LEVEL) faults.push(JSON.parse(line));
  };
  const log = openLog("trace", { write });
  const { answer, close: closeApp, settled } = await createApp({ db, log, secret: "only for tests", seal: TEST_SEAL, webhooks: { reach: TEST_REACH }, builtSite: await builtSite?.(), compiledFrom: 1 });
  const server = createServer({ keepAliveTimeout: LONGER_THAN_A_PAUSE_MS }, answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await closeApp();
    await close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    db,
    url,
    faults,
    logged,
    settled,
    visitor: client(url),
    has: fewAtOnce(db),
    as: ({ username }, password = PASSWORD) => client(url, { username, password }),
    async statementsOf(action) {
      statements.length = 0;
      await action();
      return [...statements];
    },
  };
}

/** A hundred rows at once would wait for the pool's connections, on a busy machine longer than the pool allows. */
const SEEDS_AT_ONCE = 4;

function fewAtOnce(db: DataSource): TestApp["has"] {
  const lanes: Promise<unknown>[] = Array.from({ length: SEEDS_AT_ONCE }, () => Promise.resolve());
  let count = 0;
  return (seed) => {
    const lane = count++ % SEEDS_AT_ONCE;
    const inserted = (lanes[lane] ?? Promise.resolve()).then(() => db.transaction(seed));
    lanes[lane] = inserted.catch(() => undefined);
    return inserted;
  };
}

/** On a busy machine seconds pass between two requests: a server that closed the connection meanwhile would fail the second. */
const LONGER_THAN_A_PAUSE_MS = 60_000;

const KEPT = ["migrations", "secrets", "tender_revision"];

/** Space of deleted rows, in bytes of all tables, from which they are truncated: in the embedded database a truncation takes ten times as long. */
const MOST_DELETED = 20_000_000;

/** Asking for the sizes takes longer than deleting the rows of a usual test: only so often, and at a file's first test. */
const TESTS_BETWEEN_SIZES = 20;

let emptied = 0;
let names: string[] | undefined;

async function empty(db: DataSource) {
  names ??= (await db.query<{ name: string }[]>("SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)", [KEPT])).map(({ name }) => name);
  const truncates = emptied++ % TESTS_BETWEEN_SIZES === 0 && (await sizeOf(db)) > MOST_DELETED;
  await asReplica({ db }, truncates ? `TRUNCATE ${names.join(", ")}` : names.map((name) => `DELETE FROM ${name}`).join("; "));
  // The trigger did not run, and the app keeps lists by their revision.
  await db.query("UPDATE tender_revision SET revision = revision + 1");
}

async function sizeOf(db: DataSource) {
  const [{ size } = { size: "0" }] = await db.query<{ size: string }[]>("SELECT sum(pg_total_relation_size(oid)) AS size FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace");
  return Number(size);
}

/** Runs a statement without triggers and foreign keys: what a superuser can do behind the application's back. */
export const asReplica = ({ db }: Pick<TestApp, "db">, sql: string) =>
  db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(sql);
  });

class StatementLog extends AbstractLogger {
  protected writeLog() {
    // Abstract in the base class; only queries are logged.
  }
  override logQuery(query: string) {
    statements.push(query);
  }
}
