import { registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";

export const LanguageEnum = asEnum(LANGUAGES);
registerEnumType(LanguageEnum, { name: "Language", description: "ISO 639-1: the language of the page from which a mail is asked for.", valuesConfig: { en: { description: "English." }, fr: { description: "French." } } });
