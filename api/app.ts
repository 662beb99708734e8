import { randomUUID } from "node:crypto";

import { expressMiddleware } from "@as-integrations/express5";
import express, { type Request } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import type { DataSource } from "typeorm";

import { bidDownloads } from "#api/bids/bid.downloads.ts";
import { bidRoutes } from "#api/bids/bid.routes.ts";
import { companyProfileRoutes } from "#api/company-profiles/companyProfile.routes.ts";
import { contactForm } from "#api/contact/contactForm.ts";
import { contactRequestRoutes } from "#api/contact/contactRequest.routes.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { contentRoutes } from "#api/content/content.routes.ts";
import type { Context, MailHandle } from "#api/core/graphql/context.ts";
import { downloads } from "#api/core/http/download.ts";
import { answerErrors, unknownPath } from "#api/core/http/errorHandler.ts";
import { graphqlServer } from "#api/core/graphql/graphqlServer.ts";
import { graphqlPage } from "#api/core/http/graphqlPage.ts";
import { noStore, refuseAuthorization, refuseCrossSite, requireJson } from "#api/core/http/httpGuards.ts";
import { poolOf } from "#api/core/database/pool.ts";
import { restRouter } from "#api/core/http/rest.ts";
import { openThrottle } from "#api/core/http/throttle.ts";
import { buildSchema } from "#api/schema.ts";
import { sessionRoutes } from "#api/session/session.routes.ts";
import { sessionHandle, sessions } from "#api/session/session.ts";
import { contactRefused } from "#api/site/contactRefused.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { site } from "#api/site/site.ts";
import { tenderDownloads } from "#api/tenders/tender.downloads.ts";
import { tenderRoutes } from "#api/tenders/tender.routes.ts";
import { userRoutes } from "#api/users/user.routes.ts";

/** Every row of the REST table. */
export const ROUTES = [
  ...sessionRoutes,
  ...userRoutes,
  ...companyProfileRoutes,
  ...tenderRoutes,
  ...bidRoutes,
  ...contactRequestRoutes,
  ...contentRoutes,
];

export interface AppOptions {
  db: DataSource;
  log: Logger;
  /** Signs the session cookie; the same in every process on one database. */
  secret: string;
  /** How many proxies stand before this process: whose X-Forwarded headers are believed. */
  trustProxy?: number;
  /** The built site; without it only the api is served. */
  builtSite?: BuiltSite;
  /** The outbox that this process empties; without one, mail waits in the database for a process that has one. */
  mail?: MailHandle;
}

const ONLY_QUEUED: MailHandle = { desk: siteFacts.email, queued: () => undefined };

/** Session, GraphQL, REST and the static site on one port; it does not listen. */
export async function createApp(options: AppOptions) {
  const { db, log, secret, trustProxy = 0, builtSite, mail = ONLY_QUEUED } = options;
  const schema = buildSchema();
  const apollo = graphqlServer(schema, log);
  await apollo.start();
  const session = sessions(db, secret);
  const throttle = openThrottle(poolOf(db));

  const visitorOf = (request: Request) => ({ db, throttle, mail, address: request.ip ?? "unknown" });
  const contexts = new WeakMap<Request, Context>();
  const contextOf = (request: Request) => {
    const context = contexts.get(request) ?? {
      ...visitorOf(request),
      user: request.session.signedIn?.user ?? null,
      session: sessionHandle(request),
      idempotencyKey: request.get("idempotency-key"),
      requestId: requestIdOf(request),
      loaders: new Map(),
    };
    contexts.set(request, context);
    return context;
  };

  const app = express().disable("x-powered-by").set("trust proxy", trustProxy);
  app.use(
    pinoHttp({
      logger: log,
      customLogLevel: () => "debug",
      genReqId(_request, response) {
        const id = randomUUID();
        response.setHeader("X-Request-Id", id);
        return id;
      },
    }),
  );
  // same-origin: with no referrer, browsers send `Origin: null` with a form, and the cross-site check refuses it.
  app.use(helmet({ contentSecurityPolicy: { directives: CONTENT_SECURITY }, referrerPolicy: { policy: "same-origin" } }));
  app.get("/healthz", (_request, response) => response.json({ status: "ok" }));
  app.get("/readyz", async (_request, response) => {
    await db.query("SELECT 1");
    response.json({ status: "ok" });
  });

  app.use("/graphql", graphqlPage, refuseAuthorization, session.handler, requireJson, express.json({ limit: "256kb" }));
  app.use("/graphql", expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(contextOf(req)) }));
  app.use("/api", noStore, refuseAuthorization, session.handler, refuseCrossSite);
  app.use(restRouter(schema, ROUTES, contextOf));
  app.use(downloads([...tenderDownloads, ...bidDownloads], contextOf));
  app.use("/api", unknownPath);
  app.use(contactForm({ contextOf: visitorOf, render: builtSite && contactRefused(builtSite) }));
  if (builtSite) app.use(site(builtSite, db));
  app.use(unknownPath);
  app.use(answerErrors(log, requestIdOf));

  const close = async () => {
    await apollo.stop();
    session.close();
  };
  return { app, close };
}

const requestIdOf = ({ id }: Request) => id as string;

/** Inline styles are allowed for Emotion; inline scripts are not. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "https:"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};
