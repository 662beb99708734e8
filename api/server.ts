import "reflect-metadata";

import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

import closeWithGrace from "close-with-grace";
import { pino } from "pino";

import { createApp } from "#api/app.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { demonstrationAccounts } from "#api/demonstration/demonstrationAccounts.ts";
import { firstStart } from "#api/database/firstStart.ts";
import { type Database, openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { housekeeping } from "#api/database/housekeeping.ts";
import { sharedSecret } from "#api/database/sharedSecret.ts";
import { type Environment, readEnvironment } from "#api/environment.ts";
import { accountsMade, greeting } from "#api/greeting.ts";
import { mailDispatcher } from "#api/mail/mailDispatcher.ts";
import { openTransport } from "#api/mail/openTransport.ts";
import { openBuiltSite } from "#api/site/openBuiltSite.ts";

const SITE_ROOT = resolve("dist");
/** Longer than the idle timeout of proxies: if the server closes a kept-alive connection first, it can lose a request. */
const KEEP_ALIVE_MS = 65_000;
const SHUTDOWN_TIMEOUT_MS = 10_000;

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

/** Log fields that would let a reader take over a session. */
const REDACTED = ["req.headers.cookie", "req.headers.authorization", 'res.headers["set-cookie"]'];

async function serve(environment: Environment, database: Database) {
  const log = pino({ level: environment.LOG_LEVEL, redact: REDACTED });
  const { db, embedded } = database;
  const accounts = await firstStart(
    db,
    { username: environment.ADMIN_USERNAME, password: environment.ADMIN_PASSWORD, email: environment.ADMIN_EMAIL },
    { demo: environment.DEMO ?? embedded },
  );
  // Print the generated password now: a later failure must not lose it.
  process.stdout.write(accountsMade(accounts));
  const { SMTP_URL, MAIL_FROM, CONTACT_EMAIL, DATA_DIR } = environment;
  const outbox = join(DATA_DIR, "outbox");
  const transport = openTransport({ smtpUrl: SMTP_URL, from: MAIL_FROM || `${siteFacts.name} <${CONTACT_EMAIL}>`, directory: outbox });
  const mails = mailDispatcher({ db, transport, log });
  const { app, close } = await createApp({
    db,
    log,
    secret: environment.SESSION_SECRET || (await sharedSecret(db, "session")),
    trustProxy: environment.TRUST_PROXY,
    builtSite: existsSync(resolve(SITE_ROOT, "site")) ? await openBuiltSite(SITE_ROOT, environment.PUBLIC_URL) : undefined,
    mail: { desk: CONTACT_EMAIL, queued: mails.wake },
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1000 }, app);
  const { port } = await listening(server, environment);
  mails.start();
  const upkeep = housekeeping({ db, log });
  // Graceful shutdown: refuse new requests, finish those in progress, then close the resources that they use.
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an error");
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    server.keepAliveTimeout = 1;
    await closed;
    await close();
    await mails.stop();
    await upkeep.stop();
    await database.close();
  });
  const demonstration = embedded && accounts.length === 0 ? await demonstrationAccounts(db) : [];
  process.stdout.write(greeting({ port, embedded, dataDirectory: DATA_DIR, outbox: SMTP_URL ? null : outbox, demonstration }));
}

/** @returns the address, whose port the system chose if PORT is 0 */
function listening(server: Server, { PORT, HOST }: Environment): Promise<AddressInfo> {
  return new Promise((resolved, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(error.code === "EADDRINUSE" ? new Error(`Port ${PORT} is in use. Stop what uses it, or choose another PORT.`) : error),
    );
    server.listen(PORT, HOST || undefined, () => resolved(server.address() as AddressInfo));
  });
}

/** A host name can resolve to several addresses: an AggregateError holds the error of each. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join("; ") : error instanceof Error ? error.message : String(error);

start().catch((error: unknown) => {
  process.stderr.write(`Axion could not start: ${reasonOf(error)}\n`, () => process.exit(1));
});
