import { GraphQLError } from "graphql";

import type { FieldMessages, RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * Creates the error for a refusal; its message is a sentence for the user.
 * @param retryAfter Seconds until the next try is allowed (RATE_LIMITED, UNAVAILABLE)
 */
export function refusal(code: RefusalCode, message: string, fields?: FieldMessages, retryAfter?: number) {
  return new GraphQLError(message, {
    extensions: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
  });
}

export const isRefusal = (error: unknown, code: RefusalCode) =>
  error instanceof GraphQLError && error.extensions.code === code;

export const notFound = (what: string) => refusal("NOT_FOUND", `${what} not found`);

const isViolation = (state: string) => (error: unknown, constraint: string) => {
  const cause = (error as { driverError?: { code?: string; constraint?: string } }).driverError;
  return cause?.code === state && cause.constraint === constraint;
};

/** True if the database refused a duplicate in the named unique index. */
export const isUniqueViolation = isViolation("23505");
/** True if a constraint or trigger of this name refused the row. */
export const isCheckViolation = isViolation("23514");

/**
 * Optimistic locking: refuses CONFLICT if the version that the caller has read is not the stored one. Without a
 * version, nothing is checked.
 */
export function refuseStaleEdit(what: string, stored: number, read: number | null | undefined) {
  if (read != null && read !== stored) throw staleEdit(what);
}

export const staleEdit = (what: string) =>
  refusal("CONFLICT", `This ${what} was changed by somebody else in the meantime.`);
