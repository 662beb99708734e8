import { refusalOf } from "#web/graphql/refusal.ts";

const WRONG = "Invalid username or password. Please try again.";

/** A blocked account and too many tries get the server's own sentence: another password would not help. */
export function loginFailure(error: unknown) {
  const refusal = refusalOf(error);
  return refusal?.code === "FORBIDDEN" || refusal?.code === "RATE_LIMITED" ? refusal.message : WRONG;
}
