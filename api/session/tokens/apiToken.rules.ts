import { mixed, object } from "yup";

import { requiredText } from "#api/core/rules/fields.rules.ts";
import { isScope, SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";

/** The possible lifetimes of a token in days. Only an administrator's token may have no end, which is null. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** The numbers of days before the end of a token at which its owner is reminded. */
export const TOKEN_REMINDER_DAYS = [14, 2] as const;

/** The maximum number of valid tokens of one user. */
export const MOST_TOKENS = 50;

/** Validates the input for a new token, except the list of scopes, which wrongScopes checks. */
export const apiTokenSchema = object({
  name: requiredText("Required", 100),
  expiresInDays: mixed<number>()
    .nullable()
    .default(null)
    .test(
      "days",
      `Must be ${TOKEN_DAYS.join(", ")} or none`,
      (days) => days == null || TOKEN_DAYS.some((each) => each === days),
    ),
});

/** The scopes that the tokens of a user can have. */
export const scopesOf = (isAdmin: boolean) => SCOPE_NAMES.filter((name) => isAdmin || !SCOPES[name].forAdmins);

/** The problem with these scopes as a sentence; null if there is none. */
export function wrongScopes(scopes: readonly string[], isAdmin: boolean) {
  const unknown = scopes.find((name) => !isScope(name));
  if (unknown !== undefined) return `There is no scope "${unknown.slice(0, 50)}". There are ${SCOPE_NAMES.join(", ")}`;
  const beyond = scopes.filter((name) => isScope(name) && SCOPES[name].forAdmins);
  if (!isAdmin && beyond.length > 0) return `Only an administrator's token can have ${beyond.join(", ")}`;
  return scopes.length === 0 ? "Choose at least one" : null;
}
