import type { RequestListener } from "node:http";

import { expressMiddleware } from "@as-integrations/express5";
import express, { type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { DataSource } from "typeorm";

import { recordGraphqlRefusals, recordHttpRefusals } from "#api/audit/recordRefusals.ts";
import { keptBidsRevision } from "#api/bids/keptBidsRevision.ts";
import { contactForm } from "#api/contact/contactForm.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import type { Context, LinkMailHandle, MailHandle, WebhookHandle } from "#api/core/graphql/context.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { answerRepeats } from "#api/core/http/answerRepeats.ts";
import { openRepeats } from "#api/core/http/repeats.ts";
import { arrivalOf } from "#api/core/http/arrival.ts";
import { openBackground } from "#api/core/http/background.ts";
import { downloads } from "#api/core/http/download.ts";
import { answerErrors, unknownPath } from "#api/core/http/errorHandler.ts";
import { afterMutations } from "#api/core/graphql/afterMutations.ts";
import { keptAnswers } from "#api/core/graphql/keptAnswers.ts";
import { graphqlServer } from "#api/core/graphql/graphqlServer.ts";
import { persistedQueries } from "#api/core/graphql/persistedQueries.ts";
import { queryExecutor } from "#api/core/graphql/queryExecutor.ts";
import { noteMalformed } from "#api/core/graphql/operationNote.ts";
import { graphqlPage } from "#api/core/http/graphqlPage.ts";
import { noStore, refuseCrossSite, requireJson } from "#api/core/http/httpGuards.ts";
import { MAX_BODY } from "#api/core/rules/documentLimits.rules.ts";
import { health, type Readiness } from "#api/core/http/health.ts";
import { limitRequests, type RequestLimits } from "#api/core/http/limitRequests.ts";
import { networkOf } from "#api/core/http/networkOf.ts";
import { openKeptBodies } from "#api/core/http/keptBodies.ts";
import { requestLog } from "#api/core/http/log.ts";
import { answerOpenApi } from "#api/core/http/open-api/answerOpenApi.ts";
import { packAnswers } from "#api/core/http/packAnswers.ts";
import { countMutations } from "#api/core/metrics/countMutations.ts";
import { watchAnswers } from "#api/core/metrics/watchAnswers.ts";
import { poolOf } from "#api/core/database/pool.ts";
import { schemaFile } from "#api/core/http/schemaFile.ts";
import { restRouter } from "#api/core/http/rest.ts";
import { pageHead, securityHeaders } from "#api/core/http/securityHeaders.ts";
import { openThrottle } from "#api/core/http/throttle.ts";
import { type SealKeys, sealKeys } from "#api/core/seal/sealKeys.ts";
import { answerEvents } from "#api/events/answerEvents.ts";
import { countStreams } from "#api/events/countStreams.ts";
import type { Notices } from "#api/events/Notices.ts";
import { noticesInMemory } from "#api/events/noticesInMemory.ts";
import { openEvents } from "#api/events/openEvents.ts";
import { OPEN_DATA, openData } from "#api/open-data/openData.ts";
import { openMailSeal } from "#api/mail/mailSeal.ts";
import { openApi } from "#api/openApi.ts";
import { DOWNLOADS, ROUTES } from "#api/restTable.ts";
import { openUnsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";
import { unsubscribePage } from "#api/notices/unsubscribing/unsubscribePage.ts";
import { buildSchema, schemaText } from "#api/schema.ts";
import { openKnownAddresses } from "#api/session/knownAddresses.ts";
import { openKnownDevices } from "#api/session/knownDevices.ts";
import { NO_SESSION, sessionHandle, sessions } from "#api/session/session.ts";
import { acceptTokens, refuseTokenInAddress } from "#api/session/tokens/acceptTokens.ts";
import { openTwoStepVault } from "#api/session/two-step/twoStepVault.ts";
import { contactRefused } from "#api/site/contactRefused.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { site } from "#api/site/site.ts";
import { siteInMemory } from "#api/site/siteInMemory.ts";
import { keptTenders } from "#api/tenders/keptTenders.ts";
import { openWebhookSeal } from "#api/webhooks/openWebhookSeal.ts";
import { resolveBySystem } from "#api/webhooks/receiverAddress.ts";

export interface AppOptions {
  db: DataSource;
  log: Logger;
  /** Signs the session cookie; the same in every process on one database. */
  secret: string;
  /** Encrypts the secrets of two-step sign-in; kept outside the database. By default `secret`. */
  twoStepSecret?: string;
  /** REQUIRE_TWO_STEP_FOR_ADMINS. By default false. */
  requireTwoStepForAdmins?: boolean;
  /** ADMIN_IDLE_HOURS; by default none. */
  adminIdleHours?: number | null;
  /** REQUESTS_PER_PERSON and REQUESTS_PER_ADDRESS; by default as many as one likes. */
  requestLimits?: RequestLimits;
  /** How many proxies stand before this process: whose X-Forwarded headers are believed. */
  trustProxy?: number;
  /** The site's public address, for links in downloads. */
  publicUrl?: string;
  /** The built site; without it only the api is served. */
  builtSite?: BuiltSite;
  /** The outbox that this process empties; without one, mail waits in the database for a process that has one. */
  mail?: MailHandle;
  /** Which addresses webhooks may have, and the dispatcher that this process wakes; without one, messages wait for a process that has one. */
  webhooks?: Partial<Omit<WebhookHandle, "seal">>;
  /** The keys of sealed tenders; without them no tender can be sealed. */
  seal?: SealKeys;
  /** What /readyz asks. */
  readiness?: Readiness;
  /** How other processes are told of changes; without it there are none. */
  notices?: Notices;
  /** From which time on a query is compiled; by default from the second. */
  compiledFrom?: number;
  /** Where requests and mutations are counted; without it they are not. */
  metrics?: Registry;
}

const ONLY_QUEUED: MailHandle = { desk: siteFacts.email, queued: () => undefined };

/** Session, GraphQL, REST and the static site on one port, as the listener of a server; it does not listen. */
export async function createApp(options: AppOptions) {
  const { db, log, secret, twoStepSecret = secret, requireTwoStepForAdmins = false, adminIdleHours = null, requestLimits = { person: 0, address: 0 }, trustProxy = 0, publicUrl = siteFacts.website, builtSite, mail: outbox = ONLY_QUEUED, webhooks: ofWebhooks = {}, seal = sealKeys({ keys: [] }), notices = noticesInMemory(), compiledFrom, metrics, readiness = { ping: () => db.query("SELECT 1") } } = options;
  const schema = buildSchema();
  const countRefused = metrics && countMutations(metrics, schema);
  const events = openEvents(db, notices);
  afterMutations(schema, () => events.announce());
  if (metrics) countStreams(metrics, events);
  const execute = queryExecutor(schema, compiledFrom);
  const queries = persistedQueries(builtSite?.documents);
  const apollo = graphqlServer(schema, execute, log, [recordGraphqlRefusals(log)], queries);
  await apollo.start();
  const settings = { requireTwoStepForAdmins, adminIdleHours };
  const session = sessions(db, secret, settings);
  const tokens = acceptTokens(db, settings);
  const readUser: RequestHandler[] = [tokens.handler, tokens.unlessToken(session.handler)];
  const throttle = openThrottle(poolOf(db));
  const limits = limitRequests(poolOf(db), requestLimits, (request) => (tokens.callerOf(request) ?? (request.session as typeof request.session | undefined))?.signedIn?.user.id);
  const knownAddresses = openKnownAddresses(db, secret);
  const knownDevices = openKnownDevices(secret);

  const mail: LinkMailHandle = { ...outbox, site: publicUrl, seal: openMailSeal(secret).seal };
  const background = openBackground(log);
  const twoStepVault = openTwoStepVault(twoStepSecret);

  const webhooks: WebhookHandle = { seal: openWebhookSeal(twoStepSecret).seal, reach: { allowPrivate: false, resolve: resolveBySystem }, queued: () => undefined, ...ofWebhooks };

  const repeats = openRepeats();
  const bodies = openKeptBodies(repeats);

  const visitorOf = (request: Request) => ({ db, throttle, mail, seal, address: networkOf(request.ip), requestId: requestIdOf(request) });
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
      knownAddresses,
      knownDevices,
      background,
      twoStepVault,
      webhooks,
      requireTwoStepForAdmins,
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

  app.use(apiPaths.schema, schemaFile(schemaText(schema)));
  if (builtSite) app.use("/graphql", refuseTokenInAddress, graphqlPage(builtSite.explorer));
  app.use("/graphql", packAnswers, noStore, ...readUser, ...limits.handlers, requireJson, express.json({ limit: MAX_BODY.limit }));
  app.use("/graphql", keptAnswers({ schema, keepable: keptTenders, bodies, queries, contextOf, revisionOf: ({ tenderRevision }) => tenderRevision }));
  app.use("/graphql", keptAnswers({ schema, keepable: keptBidsRevision, bodies: openKeptBodies(), queries, contextOf, revisionOf: ({ bidsRevision }) => bidsRevision }));
  app.use("/graphql", noteMalformed, expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(contextOf(req)) }));
  app.use(apiPaths.events, noStore, ...readUser, answerEvents(events, contextOf));
  app.use(apiPaths.openApi, packAnswers, answerOpenApi(openApi(schema)));
  app.use("/api", packAnswers, noStore, ...readUser, ...limits.handlers, tokens.unlessToken(refuseCrossSite));
  app.use(restRouter(schema, execute, ROUTES, contextOf, bodies));
  app.use(downloads(DOWNLOADS, contextOf, publicUrl));
  app.use("/api", unknownPath);
  app.use(contactForm({ log, contextOf: visitorOf, render: builtSite && contactRefused(builtSite) }));
  app.use(apiPaths.unsubscribe, unsubscribePage(openUnsubscribing(secret), visitorOf));
  app.use(OPEN_DATA, packAnswers, openData(db, publicUrl));
  if (builtSite) app.use(site(builtSite, db, log));
  app.use(unknownPath);
  app.use(recordHttpRefusals(log, (request) => ((request.session as object | undefined) ?? tokens.callerOf(request) ? contextOf(request) : null)));
  app.use(answerErrors(log, requestIdOf));

  const close = async () => {
    events.close();
    await apollo.stop();
    await background.settled();
    session.close();
  };
  const ofEveryPage = pageHead();
  const fromMemory = builtSite && siteInMemory(builtSite, (request, response) => {
    noteOf(request).route = "built site";
    return ["X-Request-Id", logRequest(request, response), ...ofEveryPage];
  });
  const repeated = answerRepeats({ repeats, bodies, readCaller: session.readCaller, limits, logRequest }, app);
  const answer: RequestListener = (request, response) => {
    if (!fromMemory?.(request, response)) repeated(request, response);
  };
  return { answer: metrics && countRefused ? watchAnswers(metrics, answer, countRefused) : answer, close, endStreams: () => events.close(), settled: () => background.settled() };
}

const requestIdOf = ({ id }: Request) => id as string;
