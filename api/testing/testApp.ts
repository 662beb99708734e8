import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { pino } from "pino";
import { AbstractLogger, type DataSource } from "typeorm";

import { createApp } from "#api/app.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import type { User } from "#api/users/User.ts";
import { PASSWORD, type Seed } from "#api/testing/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
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
  /** The errors that the api has logged. */
  faults: unknown[];
}

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
  api.visitor.cookie = "";
  await empty(api.db);
  return api;
}

// The first test of a file starts its database, which takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(async () => {
  await stop?.();
});

async function start(builtSite?: () => Promise<BuiltSite>): Promise<TestApp> {
  const { db, close } = await testDatabase(new StatementLog());
  const faults: unknown[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => faults.push(JSON.parse(line)) });
  const { app, close: closeApp } = await createApp({ db, log, secret: "only for tests", builtSite: await builtSite?.() });
  const server = createServer(app).listen(0, "127.0.0.1");
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
    visitor: client(url),
    has: (seed) => db.transaction(seed),
    as: ({ username }, password = PASSWORD) => client(url, { username, password }),
    async statementsOf(action) {
      statements.length = 0;
      await action();
      return [...statements];
    },
  };
}

const KEPT = ["migrations", "secrets", "tender_revision"];

async function empty(db: DataSource) {
  const tables = await db.query<{ name: string }[]>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  const names = tables.filter(({ name }) => !KEPT.includes(name)).map(({ name }) => `"${name}"`);
  await db.query(`TRUNCATE ${names.join(", ")}`);
}

class StatementLog extends AbstractLogger {
  protected writeLog() {
    // Abstract in the base class; only queries are logged.
  }
  override logQuery(query: string) {
    statements.push(query);
  }
}
