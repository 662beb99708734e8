import { registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";

export const LanguageEnum = asEnum(LANGUAGES);
registerEnumType(LanguageEnum, {
  name: "Language",
  description: "The language of a mail, ISO 639-1.",
  valuesConfig: { en: { description: "English." }, fr: { description: "French." } },
});
