import type { RequestListener } from "node:http";

import { expressMiddleware } from "@as-integrations/express5";
import express, { type Request, Router } from "express";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { DataSource } from "typeorm";

import { recordGraphqlRefusals, recordHttpRefusals } from "#api/audit/recordRefusals.ts";
import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { cacheableBidsRevision } from "#api/bids/lists/BidsRevisionResolver.ts";
import { contactForm } from "#api/contact/contactForm.ts";
import { apiPaths, sitePaths, tenderFeedPaths } from "#api/core/rules/addresses.rules.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import type { Context, FileHandle, LinkMailHandle, Outbox, WebhookHandle } from "#api/core/graphql/context.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { answerRepeats } from "#api/core/http/cache/answerRepeats.ts";
import { openRepeats } from "#api/core/http/cache/repeats.ts";
import { arrivalOf } from "#api/core/http/server/arrival.ts";
import { openBackground } from "#api/core/http/server/background.ts";
import { downloads } from "#api/core/http/rest/download.ts";
import { answerErrors, unknownPath } from "#api/core/http/errorHandler.ts";
import { afterMutations } from "#api/core/graphql/afterMutations.ts";
import { cachedAnswers } from "#api/core/graphql/cachedAnswers.ts";
import { openDocuments } from "#api/core/graphql/documents/openDocuments.ts";
import { graphqlServer } from "#api/core/graphql/graphqlServer.ts";
import { persistedQueries } from "#api/core/graphql/persistedQueries.ts";
import { queryExecutor } from "#api/core/graphql/queryExecutor.ts";
import { noteMalformed } from "#api/core/graphql/operationNote.ts";
import { graphqlPage } from "#api/core/http/graphqlPage.ts";
import { readableByAll, readableByOrigins } from "#api/core/http/crossOrigin.ts";
import { acceptTokenByGet, noStore, refuseCrossSite, requireJson } from "#api/core/http/httpGuards.ts";
import { COSTS, MAX_BODY } from "#api/core/rules/requestLimits.rules.ts";
import { health, type Readiness } from "#api/core/http/server/health.ts";
import { limitRequests, type RequestLimits } from "#api/core/http/limits/limitRequests.ts";
import { refuseDeepInput } from "#api/core/http/limits/refuseDeepInput.ts";
import { networkOf } from "#api/core/http/limits/networkOf.ts";
import { openBodyCache } from "#api/core/http/cache/bodyCache.ts";
import { requestLog } from "#api/core/http/log.ts";
import { answerOpenApi } from "#api/core/http/open-api/answerOpenApi.ts";
import { compressAnswers } from "#api/core/http/compression/compressAnswers.ts";
import { countMutations } from "#api/core/metrics/countMutations.ts";
import { watchAnswers } from "#api/core/metrics/watchAnswers.ts";
import { poolOf } from "#api/core/database/pool.ts";
import { schemaFile } from "#api/core/http/schemaFile.ts";
import { restRouter } from "#api/core/http/rest/rest.ts";
import { pageHead, securityHeaders } from "#api/core/http/securityHeaders.ts";
import { openThrottle } from "#api/core/http/limits/throttle.ts";
import { type WrappingKeys, wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { answerEvents } from "#api/events/answerEvents.ts";
import { countStreams } from "#api/events/countStreams.ts";
import { type DatabaseEvents, inMemoryEvents } from "#api/events/databaseEvents.ts";
import { openEvents } from "#api/events/openEvents.ts";
import { OPEN_DATA, openData } from "#api/open-data/openData.ts";
import { DEFAULT_NAMES, type OpenDataNames } from "#api/open-data/openDataFacts.ts";
import { answerFiles } from "#api/files/answerFiles.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { copyFile } from "#api/files/uploads/copyFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";
import { mailFingerprints } from "#api/mail/mailBudget.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { openApi } from "#api/openApi.ts";
import { DOWNLOADS, ROUTES } from "#api/restTable.ts";
import { openUnsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";
import { unsubscribePage } from "#api/notices/unsubscribing/unsubscribePage.ts";
import { buildSchema, schemaText } from "#api/schema.ts";
import { openKnownAddresses } from "#api/session/knownAddresses.ts";
import { openKnownDevices } from "#api/session/knownDevices.ts";
import { NO_SESSION, sessionHandle, sessions } from "#api/session/session.ts";
import { acceptTokens, refuseTokenInAddress } from "#api/session/tokens/acceptTokens.ts";
import { contactRefused, type BuiltSite } from "#api/site/openBuiltSite.ts";
import { site } from "#api/site/site.ts";
import { siteInMemory } from "#api/site/siteInMemory.ts";
import { tooManyRequestsPage } from "#api/site/tooManyRequestsPage.ts";
import { cacheableTenders } from "#api/tenders/lists/cacheableTenders.ts";
import { EARLIER_CLOSING_HOURS } from "#api/tenders/tenderStatus.rules.ts";
import { openTwoStepVault } from "#api/users/two-step/twoStepVault.ts";
import { REAUTHENTICATE_MINUTES } from "#api/users/user.rules.ts";
import { openWebhookEncryption } from "#api/webhooks/webhookSecrets.ts";
import { openReach } from "#api/webhooks/openReach.ts";

export interface AppOptions {
  db: DataSource;
  log: Logger;
  /**
   * The secret that signs the session cookie, and from which other keys are derived. Every process on the same database
   * must have the same secret.
   */
  secret: string;
  /**
   * The key that encrypts the secrets of two-step sign-in and of webhooks. It is stored outside the database. Defaults
   * to `secret`.
   */
  twoStepSecret?: string;
  /** The setting REQUIRE_TWO_STEP_FOR_ADMINS. Default: false. */
  requireTwoStepForAdmins?: boolean;
  /** The setting ADMIN_IDLE_HOURS. Default: no limit. */
  adminIdleHours?: number | null;
  /** The setting REAUTHENTICATE_AFTER_MINUTES. Default: 15, the constant REAUTHENTICATE_MINUTES. */
  reauthenticateAfterMinutes?: number;
  /**
   * The settings REQUESTS_PER_PERSON, REQUESTS_PER_ADDRESS, COST_PER_PERSON and COST_PER_ADDRESS. Default: no limits.
   */
  requestLimits?: RequestLimits;
  /**
   * The number of trusted proxies in front of this process. Express reads the client's address and protocol from their
   * X-Forwarded headers.
   */
  trustProxy?: number;
  /**
   * The site's public URL. Links in mails and downloads begin with it, and writes from the pages of other sites are
   * refused.
   */
  publicUrl?: string;
  /** The setting CORS_ORIGINS. Default: none. */
  corsOrigins?: readonly string[];
  /** The settings OCDS_PREFIX, OCDS_PUBLISHER and OCDS_BUYER. */
  openDataNames?: OpenDataNames;
  /** The built website. Without it, the process serves only the API. */
  builtSite?: BuiltSite;
  /** The mail outbox of this process. Without it, mails stay in the database until another process sends them. */
  mail?: Outbox;
  /**
   * Which addresses webhooks may have, and the dispatcher that sends their messages. Without a dispatcher, messages
   * stay in the database until another process sends them.
   */
  webhooks?: Partial<WebhookHandle>;
  /** The setting EARLIER_CLOSING_HOURS. Default: 24. */
  earlierClosingHours?: number;
  /** The keys that encrypt the keys of sealed tenders. Without them, no tender can be sealed. */
  wrappingKeys?: WrappingKeys;
  /**
   * Where uploaded files are stored, the setting FILES_PER_COMPANY_GB in bytes, and the virus check. Without this
   * option, files can be neither uploaded nor read.
   */
  files?: Omit<Files, "purposes">;
  /** The checks that /readyz runs. */
  readiness?: Readiness;
  /** Notifies the other processes on the same database of changes. Omitted if there is only one process. */
  notices?: DatabaseEvents;
  /** A GraphQL query runs in compiled form from this execution on; 1 is the first. Default: 2. */
  compiledFrom?: number;
  /** The answer to a GraphQL query is cached from this request on; 1 is the first. Default: 2. */
  cachedFrom?: number;
  /** The Prometheus registry in which requests and mutations are counted. Without it, they are not counted. */
  metrics?: Registry;
}

const ONLY_QUEUED: Outbox = { desk: siteFacts.email, queued: () => undefined };

/**
 * Creates the request listener for the whole application: sessions, GraphQL, REST and the static site. The caller opens
 * the port.
 */
export async function createApp(options: AppOptions) {
  const {
    db,
    log,
    secret,
    twoStepSecret = secret,
    requireTwoStepForAdmins = false,
    adminIdleHours = null,
    earlierClosingHours = EARLIER_CLOSING_HOURS,
    reauthenticateAfterMinutes = REAUTHENTICATE_MINUTES,
    requestLimits = { person: 0, address: 0 },
    trustProxy = 0,
    publicUrl = siteFacts.website,
    corsOrigins = [],
    openDataNames = DEFAULT_NAMES,
    builtSite,
    mail: outbox = ONLY_QUEUED,
    webhooks: ofWebhooks = {},
    wrappingKeys = wrappingKeysOf({ keys: [] }),
    files,
    notices = inMemoryEvents(),
    compiledFrom,
    cachedFrom,
    metrics,
    readiness = { ping: () => db.query("SELECT 1") },
  } = options;
  const schema = buildSchema();
  const countRefused = metrics && countMutations(metrics, schema);
  const events = openEvents(db, notices);
  afterMutations(schema, () => events.announce());
  if (metrics) countStreams(metrics, events);
  const documents = openDocuments(builtSite?.documents);
  const execute = queryExecutor(schema, { compiledFrom, reserve: documents.reserve });
  const queries = persistedQueries(builtSite?.documents);
  const apollo = graphqlServer(schema, execute, log, [recordGraphqlRefusals(log)], { queries, documents });
  await apollo.start();
  const settings = { requireTwoStepForAdmins, adminIdleHours };
  const session = sessions(db, secret, settings);
  const tokens = acceptTokens(db, settings);
  const fromOwnSite = refuseCrossSite(publicUrl);
  /**
   * Reads the user from the access token or the session cookie. As CSRF protection, a write with a session cookie is
   * refused if it comes from another site.
   */
  const readUser = [tokens.handler, tokens.unlessToken(session.handler), tokens.unlessToken(fromOwnSite)];
  const throttle = openThrottle(poolOf(db));
  const limits = limitRequests(
    poolOf(db),
    requestLimits,
    (request) => (tokens.callerOf(request) ?? (request.session as typeof request.session | undefined))?.signedIn?.user,
  );
  const knownAddresses = openKnownAddresses(db, secret);
  const knownDevices = openKnownDevices(secret);

  const mail: LinkMailHandle = {
    ...outbox,
    site: publicUrl,
    encrypt: openMailEncryption(secret).encrypt,
    fingerprint: mailFingerprints(secret),
  };
  const background = openBackground(log);
  const twoStepVault = openTwoStepVault(twoStepSecret);

  const webhooks: WebhookHandle = {
    encrypt: openWebhookEncryption(twoStepSecret).encrypt,
    reach: openReach(false),
    queued: () => undefined,
    ...ofWebhooks,
  };

  const fileHandle: FileHandle = {
    read(file) {
      if (!files) throw new Error("This process has no files");
      return readBytes(files.store, file);
    },
    copy(context, fileId, target) {
      if (!files) throw new Error("This process has no files");
      return copyFile({ ...files, purposes: filePurposes }, context, fileId, target);
    },
  };

  const repeats = openRepeats();
  const bodies = openBodyCache(repeats, cachedFrom);

  const visitorOf = (request: Request) => ({
    db,
    throttle,
    mail,
    wrappingKeys,
    address: networkOf(request.ip),
    requestId: requestIdOf(request),
  });
  const contexts = new WeakMap<Request, Context>();
  const contextOf = (request: Request) => {
    const byToken = tokens.callerOf(request);
    const { signedIn } = byToken ?? request.session;
    const context = contexts.get(request) ?? {
      ...visitorOf(request),
      user: signedIn?.user ?? null,
      tenderRevision: signedIn?.tenderRevision ?? null,
      bidsRevision: signedIn?.bidsRevision ?? null,
      hasCompanyProfile: signedIn?.hasCompanyProfile ?? false,
      session: byToken ? NO_SESSION : sessionHandle(request),
      token: byToken?.token ?? null,
      cost: limits.costOf(request),
      knownAddresses,
      knownDevices,
      background,
      twoStepVault,
      webhooks,
      files: fileHandle,
      requireTwoStepForAdmins,
      earlierClosingHours,
      reauthenticateAfterMinutes,
      idempotencyKey: request.get("idempotency-key"),
      note: noteOf(request),
      get arrivedAt() {
        return arrivalOf(request);
      },
      loaders: new Map(),
    };
    contexts.set(request, context);
    return context;
  };

  const app = express().disable("x-powered-by").set("trust proxy", trustProxy);
  const logRequest = requestLog(log);
  app.use((request, response, next) => {
    response.setHeader("X-Request-Id", logRequest(request, response));
    next();
  });
  app.use(securityHeaders);
  app.use(health(readiness));

  app.use(
    [OPEN_DATA, apiPaths.schema, apiPaths.openApi, sitePaths.feed, tenderFeedPaths.atom, tenderFeedPaths.calendar],
    readableByAll,
  );
  if (corsOrigins.length > 0) app.use(["/graphql", "/api"], readableByOrigins(corsOrigins));
  app.use(apiPaths.schema, schemaFile(schemaText(schema)));
  if (builtSite) app.use("/graphql", refuseTokenInAddress, graphqlPage(builtSite.explorer));
  app.use(
    "/graphql",
    compressAnswers,
    noStore,
    ...readUser,
    ...limits.handlers,
    requireJson,
    express.json({ limit: MAX_BODY.limit }),
    refuseDeepInput,
    // Refuse a request without a budget before its document is parsed.
    limits.countCost(1),
  );
  app.use(
    "/graphql",
    cachedAnswers({
      schema,
      cacheable: cacheableTenders,
      bodies,
      queries,
      contextOf,
      revisionOf: ({ tenderRevision }) => tenderRevision,
    }),
  );
  app.use(
    "/graphql",
    cachedAnswers({
      schema,
      cacheable: cacheableBidsRevision,
      bodies: openBodyCache(undefined, cachedFrom),
      queries,
      contextOf,
      revisionOf: ({ bidsRevision }) => bidsRevision,
    }),
  );
  app.use(
    "/graphql",
    noteMalformed,
    acceptTokenByGet,
    expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(contextOf(req)) }),
  );
  app.use(apiPaths.events, noStore, ...readUser, answerEvents(events, contextOf));
  if (files) {
    app.use(apiPaths.files, ...readUser, ...limits.handlers);
    app.use(answerFiles({ ...files, purposes: filePurposes }, contextOf));
  }
  app.use(apiPaths.openApi, limits.ofVisitors, compressAnswers, answerOpenApi(openApi(schema)));
  app.use("/api", compressAnswers, noStore, ...readUser, ...limits.handlers);
  app.use(restRouter(schema, execute, ROUTES, contextOf, bodies, publicUrl));
  app.use(downloads(DOWNLOADS, contextOf, publicUrl));
  app.use("/api", unknownPath);
  app.use(contactForm({ log, contextOf: visitorOf, fromOwnSite, render: builtSite && contactRefused(builtSite) }));
  app.use(apiPaths.unsubscribe, unsubscribePage(openUnsubscribing(secret), visitorOf));
  const ofOpenData = { publicUrl, email: mail.desk, names: openDataNames };
  const countOpenData = (request: Request) => limits.costOf(request).spend(COSTS.openData);
  app.use(OPEN_DATA, compressAnswers, limits.ofVisitors, openData(db, ofOpenData, countOpenData));
  if (builtSite) {
    // Pages and assets in memory, which most requests are for, do not come here.
    const ofSite = site(builtSite, db, log, limits.countCost(COSTS.page));
    app.use(Router().use(limits.ofVisitors, ofSite, tooManyRequestsPage));
  }
  app.use(unknownPath);
  app.use(
    recordHttpRefusals(log, (request) =>
      ((request.session as object | undefined) ?? tokens.callerOf(request)) ? contextOf(request) : null,
    ),
  );
  app.use(answerErrors(log, requestIdOf));

  const close = async () => {
    events.close();
    await apollo.stop();
    await background.settled();
    session.close();
  };
  const ofEveryPage = pageHead();
  const fromMemory =
    builtSite &&
    siteInMemory(builtSite, (request, response) => {
      noteOf(request).route = "built site";
      return ["X-Request-Id", logRequest(request, response), ...ofEveryPage];
    });
  const repeated = answerRepeats({ repeats, bodies, readCaller: session.readCaller, limits, logRequest }, app);
  const answer: RequestListener = (request, response) => {
    if (!fromMemory?.(request, response)) repeated(request, response);
  };
  return {
    answer: metrics && countRefused ? watchAnswers(metrics, answer, countRefused) : answer,
    close,
    endStreams: () => events.close(),
    settled: () => background.settled(),
  };
}

const requestIdOf = ({ id }: Request) => id as string;
