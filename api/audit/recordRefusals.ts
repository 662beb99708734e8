import type { ApolloServerPlugin } from "@apollo/server";
import type { ErrorRequestHandler, Request } from "express";
import type { Logger } from "pino";

import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { logFault } from "#api/core/http/logFault.ts";

/**
 * Records that a signed-in user was refused an operation with FORBIDDEN. Refusals of visitors are only counted in the
 * metrics. The mutation login records its own refusals.
 */
async function recordForbidden(log: Logger, context: Context, act: string) {
  if (!context.user || act === "login") return;
  await recordRefusal(context.db, context, { act, refused: "FORBIDDEN" }).catch((err: unknown) =>
    logFault(log, err, "recording a refusal failed", { requestId: context.requestId }),
  );
}

/**
 * Records FORBIDDEN refusals of GraphQL requests before the response is sent. Register this plugin after the plugins
 * that check the user's rights and that write the operation's name to the request's note, which this plugin reads.
 */
export const recordGraphqlRefusals = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ contextValue }) {
        const forbidden = contextValue.note.refused?.().filter(({ code }) => code === "FORBIDDEN") ?? [];
        for (const { operation } of forbidden) await recordForbidden(log, contextValue, operation ?? "graphql");
      },
    }),
});

/**
 * An Express error handler that records FORBIDDEN refusals of all other requests, and passes the error to the next
 * error handler.
 * @param contextOf Returns null for a request without a session and without an API token
 */
export const recordHttpRefusals =
  (log: Logger, contextOf: (request: Request) => Context | null): ErrorRequestHandler =>
  async (thrown: unknown, request, _response, next) => {
    const { route } = request as { route?: { path: string } };
    if (asRefusal(thrown)?.extensions.code === "FORBIDDEN") {
      const context = contextOf(request);
      if (context)
        await recordForbidden(log, context, context.note.operation ?? `${request.method} ${route?.path ?? "other"}`);
    }
    next(thrown);
  };
