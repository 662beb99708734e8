import { mixed, object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";
import { type Scope } from "#api/core/rules/scopes.rules.ts";
import { apiTokenSchema, TOKEN_DAYS, wrongScopes } from "#api/session/tokens/apiToken.rules.ts";
import { words } from "#web/features/session/settings/tokens/words/tokens.en.ts";

/** The value of the option for a token that does not expire; the values of the other options are numbers of days. */
const NONE = "none";

export const EMPTY_TOKEN = { name: "", scopes: [] as Scope[], expiresInDays: "90", tokenPassword: "" };
export type TypedToken = typeof EMPTY_TOKEN;

export const lifetimes = (isAdmin: boolean) => [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: words.days(days) })),
  ...(isAdmin ? [{ value: NONE, label: words.itDoesNotExpire }] : []),
];

/** Whether the token never expires. Only administrators have this option. */
export const isEndless = ({ expiresInDays }: TypedToken) => expiresInDays === NONE;

export const tokenFormSchema = (isAdmin: boolean) =>
  object({
    name: apiTokenSchema.fields.name,
    scopes: mixed<Scope[]>().test("scopes", "Invalid input", (scopes, { createError }) => {
      const wrong = wrongScopes(scopes ?? [], isAdmin);
      return wrong === null || createError({ message: wrong });
    }),
    tokenPassword: untrimmedText().required("Required").max(200, "Invalid input"),
  });

export const tokenInputOf = ({ name, scopes, expiresInDays }: TypedToken) => ({
  name: name.trim(),
  scopes,
  expiresInDays: expiresInDays === NONE ? null : Number(expiresInDays),
});
