import { CombinedGraphQLErrors } from "@apollo/client/errors";

export interface Refusal {
  code: string;
  message: string;
  fields: Record<string, string>;
}

const isFields = (value: unknown): value is Record<string, string> => typeof value === "object" && value !== null;

/** What the server refused and why; null when it was not asked or broke, as when the network is down. */
export function refusalOf(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { code, fields } = first?.extensions ?? {};
  if (!first || typeof code !== "string" || code === "INTERNAL" || code.startsWith("INTERNAL_")) return null;
  return { code, message: first.message, fields: isFields(fields) ? fields : {} };
}
