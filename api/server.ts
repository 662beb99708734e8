import "reflect-metadata";

import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

import closeWithGrace from "close-with-grace";
import { pino } from "pino";

import { createApp } from "#api/app.ts";
import { demonstrationAccounts } from "#api/database/demonstration/demonstrationAccounts.ts";
import { firstStart } from "#api/database/firstStart.ts";
import { type Database, openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { sharedSecret } from "#api/database/sharedSecret.ts";
import { type Environment, readEnvironment } from "#api/environment.ts";
import { accountsMade, greeting } from "#api/greeting.ts";

const SITE_ROOT = resolve("dist/web");
const STOP_WITHIN = 10_000;

async function start() {
  const environment = readEnvironment();
  const database = environment.DATABASE_URL
    ? await openServer(environment.DATABASE_URL, environment.DATABASE_POOL)
    : await openEmbedded(environment.DATA_DIR);
  try {
    await serve(environment, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(environment: Environment, database: Database) {
  const log = pino({ level: environment.LOG_LEVEL });
  const { db, embedded } = database;
  const accounts = await firstStart(
    db,
    { username: environment.ADMIN_USERNAME, password: environment.ADMIN_PASSWORD, email: environment.ADMIN_EMAIL },
    { demo: environment.DEMO ?? embedded },
  );
  // At once: whatever fails after this, the password that was made is not lost.
  process.stdout.write(accountsMade(accounts));
  const { app, close } = await createApp({
    db,
    log,
    secret: environment.SESSION_SECRET || (await sharedSecret(db, "session")),
    trustProxy: environment.TRUST_PROXY,
    siteRoot: existsSync(SITE_ROOT) ? SITE_ROOT : undefined,
  });
  const server = createServer(app);
  const { port } = await listening(server, environment);
  // First no new requests, then the ones under way, then what they use.
  closeWithGrace({ delay: STOP_WITHIN }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after a fault");
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await closed;
    await close();
    await database.close();
  });
  const demonstration = embedded && accounts.length === 0 ? await demonstrationAccounts(db) : [];
  process.stdout.write(greeting({ port, embedded, dataDirectory: environment.DATA_DIR, demonstration }));
}

/** @returns the port, which the system chose where PORT is 0 */
function listening(server: Server, { PORT, HOST }: Environment): Promise<AddressInfo> {
  return new Promise((resolved, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(error.code === "EADDRINUSE" ? new Error(`Port ${PORT} is in use. Stop what uses it, or choose another PORT.`) : error),
    );
    server.listen(PORT, HOST || undefined, () => resolved(server.address() as AddressInfo));
  });
}

/** A server's name may stand for several addresses, each with its own reason. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join("; ") : error instanceof Error ? error.message : String(error);

/** A start that fails says why in one sentence. */
start().catch((error: unknown) => {
  process.stderr.write(`Axion could not start: ${reasonOf(error)}\n`, () => process.exit(1));
});
