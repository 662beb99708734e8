import type { ErrorRequestHandler, RequestHandler } from "express";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";

import { noteOf } from "#api/core/http/answerNote.ts";
import { MAX_BODY } from "#api/core/rules/requestLimits.rules.ts";
import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { isRefusalCode, REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";

export const unknownPath: RequestHandler = (request) => {
  throw refusal("NOT_FOUND", `There is nothing at ${request.baseUrl}${request.path}`);
};

/**
 * Answers an error with the refusal that asRefusal returns, or else as INTERNAL. The answer is JSON, or the page that
 * the request's note has for it.
 */
export const answerErrors =
  (log: Logger, requestIdOf: (request: Parameters<RequestHandler>[0]) => string): ErrorRequestHandler =>
  (thrown: unknown, request, response, _next) => {
    const error = asRefusal(thrown);
    const code = error ? (error.extensions.code as RefusalCode) : "INTERNAL";
    const status = REFUSAL_STATUS[code];
    const { fields, retryAfter, scopes } = error?.extensions ?? {};
    const requestId = requestIdOf(request);
    const note = noteOf(request);
    note.refused = () => [{ code, operation: note.operation }];
    if (!error || code === "UNAVAILABLE") logFault(log, thrown, "fault in a request", { requestId });
    if (scopes !== undefined) response.set("WWW-Authenticate", insufficientScope(scopes as string[]));
    if (retryAfter !== undefined) response.set("Retry-After", `${retryAfter as number}`);
    const message = error?.message ?? "Something went wrong on our side";
    const details = { code, ...(fields !== undefined && { fields }), ...(!error && { requestId }) };
    const isGraphql = /^\/graphql\/?$/i.test(request.baseUrl || request.path);
    if (response.headersSent) response.destroy();
    else if (note.refusalPage !== undefined) response.status(status).type("html").send(note.refusalPage);
    else if (isGraphql)
      response
        .status(status)
        .type(graphqlType(request))
        .json({ errors: [{ message, extensions: { ...details, retryAfter } }] });
    else
      response
        .status(status)
        .type("json")
        .json({ error: message, ...details });
  };

/** The header WWW-Authenticate in the answer to a token that lacks scopes (RFC 6750). */
export const insufficientScope = (scopes: readonly string[]) =>
  `Bearer error="insufficient_scope", scope="${scopes.join(" ")}"`;

/**
 * The media type of a GraphQL answer. By the specification GraphQL over HTTP, clients read errors with a status other
 * than 2xx only in the type application/graphql-response+json.
 */
const graphqlType = (request: Parameters<RequestHandler>[0]) =>
  request.accepts("json", "application/graphql-response+json") || "json";

/** Converts an error that the caller can handle to a refusal; null for an internal error. */
export function asRefusal(thrown: unknown): GraphQLError | null {
  if (isUnavailable(thrown)) return unavailable();
  if (thrown instanceof GraphQLError)
    return isRefusalCode(thrown.extensions.code) && thrown.extensions.code !== "INTERNAL" ? thrown : coercion(thrown);
  const { type, status, expose } = (thrown ?? {}) as { type?: string; status?: number; expose?: boolean };
  if (type === "entity.too.large") return refusal("PAYLOAD_TOO_LARGE", `The body is larger than ${MAX_BODY.shown}`);
  if (type === "parameters.too.many") return refusal("PAYLOAD_TOO_LARGE", "The form has too many fields");
  if (type === "entity.parse.failed") return refusal("BAD_USER_INPUT", "The body is not valid JSON");
  if (status === 415) return refusal("UNSUPPORTED_MEDIA_TYPE", "The body's encoding or character set is not supported");
  if (thrown instanceof URIError) return refusal("NOT_FOUND", "There is nothing at this address");
  // The HTTP libraries set `expose` on errors that the client has caused.
  if (expose && status === 400) return refusal("BAD_USER_INPUT", "The request could not be read");
  return null;
}

export const unavailable = () =>
  refusal(
    "UNAVAILABLE",
    "The service cannot be reached at the moment. Please try again in a few seconds.",
    undefined,
    RETRY_AFTER,
  );

/**
 * Converts GraphQL's error for an invalid variable, which the validation of the body did not find, to a refusal; null
 * for any other error.
 */
const coercion = ({ message, originalError, extensions }: GraphQLError) =>
  !originalError && extensions.code === undefined && message.startsWith("Variable ")
    ? refusal("BAD_USER_INPUT", message)
    : null;
