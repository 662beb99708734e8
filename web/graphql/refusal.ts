import { CombinedGraphQLErrors } from "@apollo/client/errors";

import { isRefusalCode, type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** Codes that say nothing about the request: the same one can succeed later. */
type Fault = "INTERNAL" | "UNAVAILABLE";

export interface Refusal {
  code: Exclude<RefusalCode, Fault>;
  message: string;
  fields: FieldMessages;
}

const isFields = (value: unknown): value is FieldMessages => typeof value === "object" && value !== null;

const isFault = (code: RefusalCode): code is Fault => code === "INTERNAL" || code === "UNAVAILABLE";

/** The server's refusal; null for a network error, an unavailable service or an internal server error. */
export function refusalOf(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { code, fields } = first?.extensions ?? {};
  if (!first || !isRefusalCode(code) || isFault(code)) return null;
  return { code, message: first.message, fields: isFields(fields) ? fields : {} };
}

/** Whether the server refused with one of these codes. */
export function isRefused(error: unknown, ...codes: readonly Refusal["code"][]) {
  const refusal = refusalOf(error);
  return refusal !== null && codes.includes(refusal.code);
}
