import { type AnyObjectSchema, type Schema } from "yup";

import { codeSchema, newPasswordSchema, resetRequestSchema } from "#api/session/account/account.rules.ts";
import { loginSchema } from "#api/session/session.rules.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import { TAKEN } from "#api/users/userWords.rules.ts";

import { frenchMessages, signInWordsFr } from "#web/features/session/signInWords.fr.ts";
import { isMistyped, textsOf } from "#web/testing/frenchTypography.ts";

/**
 * Returns every error message of a schema's fields. The rule "trim" is left out, because texts are trimmed before
 * validation.
 */
function messagesOf(schema: Pick<AnyObjectSchema, "fields">): string[] {
  const rules = (Object.values(schema.fields) as Schema[]).flatMap(({ tests }) => tests);
  return rules
    .filter(({ OPTIONS }) => OPTIONS?.name !== "trim")
    .map(({ OPTIONS }) => (typeof OPTIONS?.message === "string" ? OPTIONS.message : "a message that is no text"));
}

const messages = [
  ...new Set(
    [loginSchema, registrationSchema, resetRequestSchema, newPasswordSchema, codeSchema]
      .flatMap(messagesOf)
      .concat(Object.values(TAKEN), "Invalid input", "This code is wrong or was used"),
  ),
];

test("every message of the rules and of the server for a field has its French sentence, and there is no other", () => {
  expect(Object.keys(frenchMessages).sort()).toEqual(messages.sort());
});

test("the French words have French spaces and a typesetter's apostrophes", () => {
  const { login, form } = signInWordsFr;
  const texts = [
    ...textsOf(signInWordsFr),
    ...textsOf(frenchMessages),
    login.welcome.text("Amina"),
    login.forgot.text("a@b.example"),
    form.labelled("Nom", "Obligatoire"),
  ];

  expect(texts.filter(isMistyped)).toEqual([]);
  expect(texts.filter((text) => /["']/.test(text))).toEqual([]);
});
