import type { Access } from "#api/core/graphql/access.ts";
import type { Scope, TokenRight } from "#api/core/rules/scopes.rules.ts";

/**
 * The security requirements of an OpenAPI operation. An operation for visitors can also be called with a session or a
 * token.
 */
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
