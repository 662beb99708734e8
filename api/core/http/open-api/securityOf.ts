import type { Access } from "#api/core/graphql/access.ts";
import type { Scope, TokenRight } from "#api/core/rules/scopes.rules.ts";

/** A visitor's call may carry a session or token too. */
export function securityOf({
  access,
  tokenRight,
  scopes,
}: {
  access: Access;
  tokenRight: TokenRight;
  scopes: readonly Scope[];
}) {
  return [
    ...(access === "visitor" ? [{}] : []),
    { session: [] },
    ...(tokenRight === "no token" ? [] : [{ token: scopes }]),
  ];
}
