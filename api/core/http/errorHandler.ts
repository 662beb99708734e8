import type { ErrorRequestHandler, RequestHandler } from "express";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";

import { refusal } from "#api/core/rules/refusal.ts";
import { isRefusalCode, REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

export const unknownPath: RequestHandler = (request) => {
  throw refusal("NOT_FOUND", `There is nothing at ${request.baseUrl}${request.path}`);
};

/** Answers errors as JSON: refusals as they are, body parser errors as refusals, anything else as INTERNAL. */
export const answerErrors =
  (log: Logger, requestIdOf: (request: Parameters<RequestHandler>[0]) => string): ErrorRequestHandler =>
  (thrown: unknown, request, response, _next) => {
    const error = asRefusal(thrown);
    const code = error ? (error.extensions.code as RefusalCode) : "INTERNAL";
    const status = REFUSAL_STATUS[code];
    const { fields, retryAfter } = error?.extensions ?? {};
    const requestId = requestIdOf(request);
    if (!error) log.error({ requestId, err: thrown }, "fault in a request");
    if (retryAfter !== undefined) response.set("Retry-After", `${retryAfter as number}`);
    const message = error?.message ?? "Something went wrong on our side";
    const details = { code, ...(fields !== undefined && { fields }), ...(!error && { requestId }) };
    if (!response.headersSent) response.type("json");
    if (response.headersSent) response.destroy();
    else if (request.path === "/graphql" || request.baseUrl === "/graphql") response.status(status).json({ errors: [{ message, extensions: details }] });
    else response.status(status).json({ error: message, ...details });
  };

/** Converts an error to the caller's refusal; null for an internal error. */
export function asRefusal(thrown: unknown): GraphQLError | null {
  if (thrown instanceof GraphQLError) return isRefusalCode(thrown.extensions.code) && thrown.extensions.code !== "INTERNAL" ? thrown : coercion(thrown);
  const { type, status, expose } = (thrown ?? {}) as { type?: string; status?: number; expose?: boolean };
  if (type === "entity.too.large") return refusal("PAYLOAD_TOO_LARGE", "The body is larger than 256 kB");
  if (type === "parameters.too.many") return refusal("PAYLOAD_TOO_LARGE", "The form has too many fields");
  if (type === "entity.parse.failed") return refusal("BAD_USER_INPUT", "The body is not valid JSON");
  if (status === 415) return refusal("UNSUPPORTED_MEDIA_TYPE", "The body's encoding or character set is not supported");
  if (thrown instanceof URIError) return refusal("NOT_FOUND", "There is nothing at this address");
  // Client errors of the HTTP libraries.
  if (expose && status === 400) return refusal("BAD_USER_INPUT", "The request could not be read");
  return null;
}

/** A GraphQL coercion error that the body's schema did not catch is the caller's error too. */
const coercion = ({ message, originalError, extensions }: GraphQLError) =>
  !originalError && extensions.code === undefined && message.startsWith("Variable ") ? refusal("BAD_USER_INPUT", message) : null;
