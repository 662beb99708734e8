import type { Language } from "#api/core/rules/language.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

/** Translates the messages of refused fields: the rules have them in English only. */
export function contactProblems(language: Language, fields: FieldMessages): FieldMessages {
  const words = CONTACT_WORDS[language].problems;
  const known: FieldMessages = { Required: words.required, "Invalid email": words.email };
  const inWords = (message: string) => {
    const length = /^Must be at most ([\d,]+) characters$/.exec(message)?.[1];
    return length ? words.tooLong(length) : (known[message] ?? words.other);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, inWords(message)]));
}
