import "reflect-metadata";

import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

import closeWithGrace from "close-with-grace";
import { pino } from "pino";

import { createApp } from "#api/app.ts";
import { firstStart } from "#api/database/firstStart.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { sharedSecret } from "#api/database/sharedSecret.ts";
import { readEnvironment } from "#api/environment.ts";
import { greeting } from "#api/greeting.ts";

const SITE_ROOT = resolve("dist/web");
const STOP_WITHIN = 10_000;

async function start() {
  const environment = readEnvironment();
  const log = pino({ level: environment.LOG_LEVEL });
  const database = environment.DATABASE_URL
    ? await openServer(environment.DATABASE_URL, environment.DATABASE_POOL)
    : await openEmbedded(environment.DATA_DIR);
  const { db, embedded } = database;
  const demo = environment.DEMO ?? embedded;
  const accounts = await firstStart(
    db,
    { username: environment.ADMIN_USERNAME, password: environment.ADMIN_PASSWORD, email: environment.ADMIN_EMAIL },
    { demo },
  );
  const { app, close } = await createApp({
    db,
    log,
    secret: environment.SESSION_SECRET || (await sharedSecret(db, "session")),
    trustProxy: environment.TRUST_PROXY,
    siteRoot: existsSync(SITE_ROOT) ? SITE_ROOT : undefined,
  });

  const server = createServer(app);
  // First no new requests, then the ones under way, then what they use.
  closeWithGrace({ delay: STOP_WITHIN }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after a fault");
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await closed;
    await close();
    await database.close();
  });
  server.listen(environment.PORT, environment.HOST || undefined, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(greeting({ port, embedded, accounts, dataDirectory: environment.DATA_DIR }));
  });
}

/** A start that fails says why in one sentence; the log has the rest. */
start().catch((error: unknown) => {
  process.stderr.write(`Axion could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
