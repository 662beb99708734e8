import { CombinedGraphQLErrors } from "@apollo/client/errors";

import { isRefusalCode, type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";
import { refusalText } from "#web/graphql/words/refusals.en.ts";

/** Codes of temporary faults: the same request can succeed later. */
type Fault = "INTERNAL" | "UNAVAILABLE";

export interface Refusal {
  code: Exclude<RefusalCode, Fault>;
  message: string;
  fields: FieldMessages;
}

const isFields = (value: unknown): value is FieldMessages => typeof value === "object" && value !== null;

const isFault = (code: RefusalCode): code is Fault => code === "INTERNAL" || code === "UNAVAILABLE";

/**
 * Returns the server's refusal; null if the error is a network error, an unavailable service or an internal server
 * error.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { code, fields } = first?.extensions ?? {};
  if (!first || !isRefusalCode(code) || isFault(code)) return null;
  return { code, message: refusalText(code, first.message), fields: isFields(fields) ? fields : {} };
}

/** Whether the error is a refusal with one of these codes. */
export function isRefused(error: unknown, ...codes: readonly Refusal["code"][]) {
  const refusal = refusalOf(error);
  return refusal !== null && codes.includes(refusal.code);
}

/** Returns the server's messages by field name, for Formik's setErrors. Empty if the refusal names no field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => refusalOf(error)?.fields ?? {};

/**
 * Returns the seconds until a failed request may be sent again; null for a refusal and for an internal server error. A
 * request may be sent again if the server sent no GraphQL response, or could not reach its database.
 */
export function retryAfterOf(error: unknown): number | null {
  if (!CombinedGraphQLErrors.is(error)) return RETRY_AFTER;
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  return code === "UNAVAILABLE" ? Number(retryAfter ?? RETRY_AFTER) : null;
}
