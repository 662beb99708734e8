import "reflect-metadata";

import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

import { createApp } from "#api/app.ts";
import { drainable } from "#api/core/http/server/drain.ts";
import { httpServer } from "#api/core/http/server/httpServer.ts";
import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { closingSealer } from "#api/bids/closing-seal/closingSealer.ts";
import { remindOfClosing } from "#api/bids/reminders/remindOfClosing.ts";
import { remindOfDocuments } from "#api/bids/reminders/remindOfDocuments.ts";
import { openLog, reasonOf } from "#api/core/http/log.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { demonstrationAccounts } from "#api/demonstration/demonstrationAccounts.ts";
import { renewApproval } from "#api/demonstration/sealedTender.ts";
import { warnWithoutTimeouts } from "#api/database/databaseTimeouts.ts";
import { firstStart } from "#api/database/firstStart.ts";
import { type ServedDatabase, openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { watchClock } from "#api/database/watchClock.ts";
import { openWrappingKeys } from "#api/database/openWrappingKeys.ts";
import { reportUnreadableTenderKeys } from "#api/database/reportUnreadableTenderKeys.ts";
import { reportUnreadableTwoSteps } from "#api/database/reportUnreadableTwoSteps.ts";
import { housekeeping } from "#api/database/housekeeping.ts";
import { secretFile, sharedSecret } from "#api/database/secrets.ts";
import { type Environment, readEnvironment, wrappingKeySettings } from "#api/environment.ts";
import { clamdScanner } from "#api/files/viruses/clamd.ts";
import { fileScanner } from "#api/files/viruses/scanFiles.ts";
import { filesIn, folderStore } from "#api/files/store/folderStore.ts";
import { postgresEvents } from "#api/events/postgresEvents.ts";
import { openMetrics } from "#api/metrics.ts";
import { accountsMade, greeting } from "#api/greeting.ts";
import { mailDispatcher } from "#api/mail/mailDispatcher.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { openTransport } from "#api/mail/transports.ts";
import { noticeDispatcher } from "#api/notices/mails/noticeDispatcher.ts";
import { openUnsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";
import { limitIdleSessions } from "#api/session/sessionStore.ts";
import { remindOfCompanyDocuments } from "#api/company-documents/remindOfCompanyDocuments.ts";
import { remindOfTokens } from "#api/session/tokens/remindOfTokens.ts";
import { reportLookAlikes } from "#api/users/reportLookAlikes.ts";
import { openTwoStepVault } from "#api/users/two-step/twoStepVault.ts";
import { openBuiltSite } from "#api/site/openBuiltSite.ts";
import { openWebhookEncryption } from "#api/webhooks/webhookSecrets.ts";
import { remindOfDecision } from "#api/tenders/notifications/remindOfDecision.ts";
import { matchSearches } from "#api/tenders/searches/matchSearches.ts";
import { openReach } from "#api/webhooks/openReach.ts";
import { webhookDispatcher } from "#api/webhooks/deliveries/webhookDispatcher.ts";

const SITE_ROOT = resolve("dist");
/**
 * The time limit of a graceful shutdown, in which requests, mails, background work and a running scrape of the metrics
 * finish.
 */
const SHUTDOWN_TIMEOUT_MS = 15_000;

async function start() {
  const environment = readEnvironment();
  const log = openLog(environment.LOG_LEVEL);
  const database = environment.DATABASE_URL
    ? await openServer(environment.DATABASE_URL, environment.DATABASE_POOL)
    : await openEmbedded(environment.DATA_DIR, log);
  try {
    await serve(environment, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(environment: Environment, database: ServedDatabase, log: Logger) {
  if (environment.NODE_ENV !== "production")
    log.warn(
      "NODE_ENV is not production: GraphQL checks itself in every answer, which takes about a tenth of the processor's time. Set NODE_ENV=production",
    );
  const { db, embedded } = database;
  if (!embedded) await warnWithoutTimeouts(db, log);
  const clock = await watchClock({ db, log });
  const wrappingKeys = openWrappingKeys(wrappingKeySettings(environment));
  await reportUnreadableTenderKeys({ db, wrappingKeys, log });
  const files = folderStore(filesIn(environment.DATA_DIR));
  const accounts = await firstStart(
    db,
    { username: environment.ADMIN_USERNAME, password: environment.ADMIN_PASSWORD, email: environment.ADMIN_EMAIL },
    { demo: environment.DEMO ?? embedded, wrappingKeys, files: { store: files, site: environment.PUBLIC_URL } },
  );
  await reportLookAlikes(db, log);
  if (embedded && (environment.DEMO ?? true)) await renewApproval(db);
  // Print the generated password now. If the start failed later, nobody would know the password.
  process.stdout.write(accountsMade(accounts));
  const { SMTP_URL, MAIL_FROM, CONTACT_EMAIL, DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = environment;
  const outbox = join(DATA_DIR, "outbox");
  const transport = openTransport({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM || `${siteFacts.name} <${CONTACT_EMAIL}>`,
    directory: outbox,
  });
  const secret = environment.SESSION_SECRET || (await sharedSecret(db, "session"));
  const mails = mailDispatcher({ db, transport, log, encryption: openMailEncryption(secret) });
  const { METRICS_PORT, METRICS_HOST } = environment;
  const isDraining = () => draining.isDraining();
  const metrics =
    METRICS_PORT === undefined ? null : { ...openMetrics({ database, isDraining, log }), port: METRICS_PORT };
  const { REQUIRE_TWO_STEP_FOR_ADMINS: requireTwoStepForAdmins, ADMIN_IDLE_HOURS: adminIdleHours = null } = environment;
  await limitIdleSessions(db, { adminIdleHours });
  const twoStepSecret = environment.TWO_STEP_SECRET || secretFile(join(DATA_DIR, "two-step.secret"));
  await reportUnreadableTwoSteps({ db, vault: openTwoStepVault(twoStepSecret), log });
  const reach = openReach(environment.WEBHOOK_ALLOW_PRIVATE);
  const messages = webhookDispatcher({
    db,
    log,
    encryption: openWebhookEncryption(twoStepSecret),
    reach,
    requireTwoStepForAdmins,
    site: environment.PUBLIC_URL,
  });
  const scanner = environment.CLAMD
    ? fileScanner({
        db,
        log,
        files: { store: files, purposes: filePurposes },
        wrappingKeys,
        scan: clamdScanner(environment.CLAMD),
        mostBytes: environment.CLAMD_MAX_MB * 2 ** 20,
      })
    : null;
  const { answer, close, endStreams } = await createApp({
    db,
    log,
    secret,
    twoStepSecret,
    requireTwoStepForAdmins,
    adminIdleHours,
    earlierClosingHours: environment.EARLIER_CLOSING_HOURS,
    reauthenticateAfterMinutes: environment.REAUTHENTICATE_AFTER_MINUTES,
    requestLimits: {
      person: environment.REQUESTS_PER_PERSON,
      address: environment.REQUESTS_PER_ADDRESS,
      cost: { person: environment.COST_PER_PERSON, address: environment.COST_PER_ADDRESS },
    },
    trustProxy: environment.TRUST_PROXY,
    publicUrl: environment.PUBLIC_URL,
    corsOrigins: environment.CORS_ORIGINS,
    openDataNames: {
      prefix: environment.OCDS_PREFIX,
      publisher: environment.OCDS_PUBLISHER,
      buyer: environment.OCDS_BUYER,
    },
    builtSite: existsSync(resolve(SITE_ROOT, "site"))
      ? await openBuiltSite(SITE_ROOT, environment.PUBLIC_URL)
      : undefined,
    wrappingKeys,
    files: { store: files, companyBytes: environment.FILES_PER_COMPANY_GB * 2 ** 30, scan: scanner?.wake },
    mail: { desk: CONTACT_EMAIL, queued: mails.wake },
    webhooks: { reach, queued: messages.wake },
    notices: embedded
      ? undefined
      : postgresEvents({ db, url: DATABASE_DIRECT_URL || DATABASE_URL, isDirect: DATABASE_DIRECT_URL !== "", log }),
    readiness: { ping: database.ping, isDraining },
    metrics: metrics?.register,
  });
  const server = httpServer(answer);
  const draining = drainable(server);
  const scraped = metrics && (await listening(metrics.server, metrics.port, METRICS_HOST, "METRICS_PORT"));
  const { port } = await listening(server, environment.PORT, environment.HOST, "PORT");
  mails.start();
  scanner?.wake();
  messages.start();
  const sealer = closingSealer({ db, log, wrappingKeys });
  const unsubscribing = openUnsubscribing(secret);
  const notices = noticeDispatcher({
    db,
    log,
    desk: CONTACT_EMAIL,
    site: environment.PUBLIC_URL,
    unsubscribeUrl: (userId, groups) =>
      `${environment.PUBLIC_URL}${apiPaths.unsubscribe}/${unsubscribing.tokenFor({ userId, groups })}`,
    stopSearchUrl: (searchId) =>
      `${environment.PUBLIC_URL}${apiPaths.unsubscribe}/${unsubscribing.tokenFor({ searchId })}`,
    reminders: [
      remindOfClosing,
      remindOfDocuments,
      remindOfDecision,
      remindOfTokens,
      remindOfCompanyDocuments,
      matchSearches,
    ].map((remind) => () => remind(db)),
    queued: mails.wake,
  });
  const upkeep = housekeeping({
    db,
    log,
    contactRequestMonths: environment.CONTACT_REQUEST_MONTHS,
    files,
    unchecked: scanner ? undefined : filePurposes,
    audit: { dataDirectory: DATA_DIR, desk: CONTACT_EMAIL, queued: mails.wake },
  });
  // Graceful shutdown: finish the requests in progress, then close the resources that they use.
  const logger = { error: (error: unknown) => log.fatal(typeof error === "string" ? error : { err: error }) };
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS, logger }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an error");
    endStreams();
    await draining.drain();
    await close();
    await sealer.stop();
    await scanner?.stop();
    await messages.stop();
    await notices.stop();
    await mails.stop();
    await upkeep.stop();
    await clock.stop();
    // The metrics server stops after the services that its metrics describe, and before the database that it reads.
    await metrics?.stop();
    await database.close();
  });
  const demonstration = embedded && accounts.length === 0 ? await demonstrationAccounts(db) : [];
  process.stdout.write(
    greeting({
      port,
      embedded,
      dataDirectory: DATA_DIR,
      outbox: SMTP_URL ? null : outbox,
      metrics: scraped && addressOf(scraped),
      demonstration,
    }),
  );
}

/**
 * Starts listening. Rejects with an Error that names `variable` if the port is in use.
 * @param port The port; 0 lets the system choose one
 * @param variable The environment variable that sets the port
 * @returns The address and port of the listening server
 */
function listening(server: Server, port: number, host: string, variable: string): Promise<AddressInfo> {
  return new Promise((resolved, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is in use. Stop what uses it, or choose another ${variable}.`)
          : error,
      ),
    );
    server.listen(port, host || undefined, () => resolved(server.address() as AddressInfo));
  });
}

const addressOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}/metrics`;

start().catch((error: unknown) => {
  process.stderr.write(`Axion could not start: ${reasonOf(error)}\n`, () => process.exit(1));
});
