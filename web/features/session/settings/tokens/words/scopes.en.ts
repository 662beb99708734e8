import { type Scope, SCOPES } from "#api/core/rules/scopes.rules.ts";

/** Says what a token with this scope may do. */
export const scopeText = (scope: Scope): string => SCOPES[scope].allows;
