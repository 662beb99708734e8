import { readFileSync } from "node:fs";

import { failureText } from "#web/features/webhooks/words/failures.fr.ts";
import { isMistyped } from "#web/testing/frenchTypography.ts";

const SOURCES = ["deliveries/failureWords.ts", "deliveries/postMessage.ts", "receiverAddress.ts"];
/** A sentence in the server's source: a text in quotation marks that starts with a capital and has two words. */
const SENTENCE = /"([A-Z][a-z]+ [^"]+)"/g;

test("each reason why a delivery failed has a French sentence", () => {
  const reasons = SOURCES.flatMap((file) =>
    [...readFileSync(`api/webhooks/${file}`, "utf8").matchAll(SENTENCE)].map(([, text]) => text!),
  ).filter((text) => !text.startsWith("No "));

  expect(reasons).toContain("The connection was refused");
  expect(reasons.filter((reason) => failureText(reason) === reason)).toEqual([]);
});

test.each([
  ["Answered 500", "Réponse 500"],
  ["Answered 301: redirects are not followed", "Réponse 301\u00a0: les redirections ne sont pas suivies"],
  ["No answer within 10 s", "Pas de réponse en 10\u00a0s"],
  ["No connection within 0.5 s", "Pas de connexion en 0.5\u00a0s"],
  ["No secure connection: CERT_HAS_EXPIRED", "Pas de connexion sécurisée\u00a0: CERT_HAS_EXPIRED"],
  ["The message could not be sent: ENOTFOUND", "Le message n’a pas pu être envoyé\u00a0: ENOTFOUND"],
])("%s is %s", (english, french) => {
  expect(failureText(english)).toBe(french);
  expect(isMistyped(french)).toBe(false);
});
