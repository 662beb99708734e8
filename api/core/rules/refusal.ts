import { GraphQLError } from "graphql";

import type { FieldMessages, RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * The error for every refusal; its message is a sentence for the user.
 * @param retryAfter seconds until the next try is allowed (RATE_LIMITED, UNAVAILABLE)
 */
export function refusal(code: RefusalCode, message: string, fields?: FieldMessages, retryAfter?: number) {
  return new GraphQLError(message, {
    extensions: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
  });
}

/** Whether this error is a refusal with this code. */
export const isRefusal = (error: unknown, code: RefusalCode) => error instanceof GraphQLError && error.extensions.code === code;

export const notFound = (what: string) => refusal("NOT_FOUND", `${what} not found`);

/** Whether this error is the database refusing a duplicate in the named unique index. */
export const isUniqueViolation = (error: unknown, index: string) => {
  const cause = (error as { driverError?: { code?: string; constraint?: string } }).driverError;
  return cause?.code === "23505" && cause.constraint === index;
};
