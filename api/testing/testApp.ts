import { mkdtempSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { tmpdir } from "node:os";
import { join } from "node:path";

import { Pool } from "pg";
import { AbstractLogger, type DataSource } from "typeorm";

import { createApp } from "#api/app.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { openLog } from "#api/core/http/log.ts";
import { FILES_PER_COMPANY_GB } from "#api/files/file.rules.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import type { User } from "#api/users/User.ts";
import { PASSWORD, type Seed } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { TEST_REACH } from "#api/testing/builders/webhooks.ts";
import { afterThisFile } from "#api/testing/endOfFile.ts";
import { openSessions } from "#api/testing/openSessions.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { testDatabase } from "#api/testing/workerDatabase.ts";

export interface TestApp {
  db: DataSource;
  url: string;
  visitor: Client;
  /** Inserts a row and returns it. */
  has<T>(seed: Seed<T>): Promise<T>;
  /**
   * A client with a session of the user. Without a password, and if the user's id is known, `openSessions` opens the
   * session; otherwise the client signs in. Call `signIn` in a test about what a sign-in checks or records.
   */
  as(user: Pick<User, "username"> & Partial<Pick<User, "id">>, password?: string): Client;
  /** The SQL statements that the api runs during the action. */
  statementsOf(action: () => Promise<unknown>): Promise<string[]>;
  /** Waits until the background work that requests have started is done, such as mailing a link. */
  settled(): Promise<void>;
  endEventStreams(): void;
  /** The parsed lines of the api's log with the level error or fatal. */
  faults: unknown[];
  /** All lines of the api's log, down to the level trace. */
  logged: string[];
}

/** Pino's number for the level error. */
const ERROR_LEVEL = 50;

const SECRET = "only for tests";

const statements: string[] = [];

let database: Promise<DataSource> | undefined;
let shared: Promise<TestApp> | undefined;
let ofThisFile: Promise<TestApp> | undefined;

/**
 * Returns the whole api on a real port and a real database, which each call empties. A Jest worker starts the api once
 * for all of its test files.
 * @param builtSite If given, this test file gets another api of its own, which also serves this built site. Only the
 *   file's first call may pass it.
 */
export async function testApp(builtSite?: () => Promise<BuiltSite>): Promise<TestApp> {
  ofThisFile ??= builtSite ? startForFile(builtSite) : (shared ??= start().then(({ api }) => api));
  const api = await ofThisFile;
  afterThisFile(() => {
    ofThisFile = undefined;
    api.endEventStreams();
    return api.settled();
  });
  // Wait for background work of the previous test, such as mailing a reset link: it would fail when its rows are
  // deleted.
  await api.settled();
  api.faults.length = 0;
  api.logged.length = 0;
  api.visitor.cookie = "";
  await empty(api.db);
  return api;
}

async function startForFile(builtSite: () => Promise<BuiltSite>) {
  const { api, stop } = await start(await builtSite());
  afterThisFile(stop);
  return api;
}

let filesOfWorker: string | undefined;

/** The folder in which this worker's api stores uploaded files. */
export const filesDirectory = () => (filesOfWorker ??= mkdtempSync(join(tmpdir(), "axion-files-")));

/**
 * Arguments for the code that seeds the demonstration's data into the database of testApp: the file store and the
 * site's URL.
 */
export const demonstrationStore = () => ({ store: folderStore(filesDirectory()), site: "http://localhost:3000" });

/** Opens the worker's connections to its database. */
const connect = async () => {
  const { db } = await testDatabase(new StatementLog());
  // Otherwise idle connections would keep the worker running after its last test.
  (db.driver as unknown as { master: Pool }).master.options.allowExitOnIdle = true;
  return db;
};

async function start(builtSite?: BuiltSite) {
  const db = await (database ??= connect());
  const faults: unknown[] = [];
  const logged: string[] = [];
  const write = (line: string) => {
    logged.push(line);
    if ((JSON.parse(line) as { level: number }).level >= ERROR_LEVEL) faults.push(JSON.parse(line));
  };
  const log = openLog("trace", { write });
  const { answer, close, settled } = await createApp({
    db,
    log,
    secret: SECRET,
    wrappingKeys: TEST_WRAPPING_KEYS,
    webhooks: { reach: TEST_REACH },
    files: { store: folderStore(filesDirectory()), companyBytes: FILES_PER_COMPANY_GB * 2 ** 30 },
    builtSite,
    compiledFrom: 1,
    cachedFrom: 1,
  });
  const server = createServer({ keepAliveTimeout: LONGER_THAN_A_PAUSE_MS }, answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const eventStreams = new Set<ServerResponse>();
  server.on("request", ({ url }, response) => {
    if (url?.startsWith("/events")) eventStreams.add(response);
  });
  /**
   * Ends the open event streams. Otherwise the api would poll the database for them, even during the tests of other
   * files.
   */
  const endEventStreams = () => {
    for (const stream of eventStreams) stream.destroy();
    eventStreams.clear();
  };
  // Otherwise the listening server would keep the worker running after its last test.
  server.unref().on("connection", (socket) => socket.unref());
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    sessions.close();
    await close();
  };
  const sessions = openSessions(db, SECRET);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api: TestApp = {
    db,
    url,
    faults,
    logged,
    settled,
    endEventStreams,
    visitor: client(url),
    has: fewAtOnce(db),
    as: ({ username, id }, password) =>
      client(url, {
        username,
        password: password ?? PASSWORD,
        openSession: id !== undefined && password === undefined ? () => sessions.open(id) : undefined,
      }),
    async statementsOf(action) {
      await settled();
      statements.length = 0;
      await action();
      return [...statements];
    },
  };
  return { api, stop };
}

/**
 * The maximum number of rows that `has` inserts at the same time. On a busy machine, a hundred parallel inserts would
 * wait for a connection longer than the pool allows.
 */
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

/**
 * The keep-alive timeout of the server. On a busy machine, seconds can pass between two requests of a test. If the
 * server closed the connection in between, the second request would fail.
 */
const LONGER_THAN_A_PAUSE_MS = 60_000;

const KEPT = ["migrations", "secrets", "tender_revision"];

/**
 * If the tables with rows together have more bytes than this, all tables are truncated; otherwise their rows are
 * deleted. In the embedded database, truncating takes ten times as long as deleting the rows of a usual test.
 */
const MOST_DELETED = 20_000_000;

/**
 * The size of the tables is read only before every 20th test, because reading it takes longer than deleting the rows of
 * a usual test.
 */
const TESTS_BETWEEN_SIZES = 20;

let emptied = 0;
let tables: { all: string[]; filledOnes: string } | undefined;

/** Deletes the rows of all tables, except for those in KEPT. */
async function empty(db: DataSource) {
  tables ??= await tablesOf(db);
  const [{ filled } = { filled: [] }] = await db.query<{ filled: string[] }[]>(tables.filledOnes, []);
  const truncates = emptied++ % TESTS_BETWEEN_SIZES === 0 && (await sizeOf(db, filled)) > MOST_DELETED;
  const deletes = truncates ? [`TRUNCATE ${tables.all.join(", ")}`] : filled.map((name) => `DELETE FROM ${name}`);
  await runAsReplica(db, [...deletes, INCREASE_REVISION].join("; "));
}

/**
 * The triggers that increase the revision are disabled while the rows are deleted. Without a new revision, the api
 * would return cached lists.
 */
const INCREASE_REVISION = "UPDATE tender_revision SET revision = revision + 1";

/** The names of the tables, and the statement that selects the names of those that have rows. */
async function tablesOf(db: DataSource) {
  const rows = await db.query<{ name: string }[]>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [KEPT],
  );
  const all = rows.map(({ name }) => name);
  const cases = all.map((name) => `CASE WHEN EXISTS (SELECT FROM ${name}) THEN '${name}' END`);
  return { all, filledOnes: prepared(`SELECT array_remove(ARRAY[${cases.join(", ")}], NULL) AS filled`) };
}

let replica: Pool | undefined;

/**
 * Runs SQL without triggers and foreign keys. On a PostgreSQL server it uses a connection of its own: setting
 * session_replication_role discards the cached plans of a connection, and the api's connections would have to make
 * their plans again in each test.
 */
function runAsReplica(db: DataSource, sql: string) {
  // All statements of one message are one transaction.
  if (!serverUrl()) return db.query(`SET LOCAL session_replication_role = replica; ${sql}`);
  replica ??= new Pool({
    connectionString: workerDatabaseUrl(),
    options: "-c session_replication_role=replica",
    max: 1,
    allowExitOnIdle: true,
  }).on("error", () => {
    // A test has ended this idle connection. The pool opens another one for the next query.
  });
  return replica.query(sql);
}

async function sizeOf(db: DataSource, names: string[]) {
  const [{ size } = { size: "0" }] = await db.query<{ size: string | null }[]>(
    "SELECT sum(pg_total_relation_size(name::regclass)) AS size FROM unnest($1::text[]) AS name",
    [names],
  );
  return Number(size);
}

/** Runs SQL without triggers and foreign keys, as a superuser could do without the application. */
export const asReplica = ({ db }: Pick<TestApp, "db">, sql: string) =>
  db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(sql);
  });

class StatementLog extends AbstractLogger {
  protected writeLog() {
    // Required by the abstract base class; this logger records queries only.
  }
  override logQuery(query: string) {
    statements.push(query);
  }
}
