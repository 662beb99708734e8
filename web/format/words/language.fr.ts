import { type Language } from "#api/core/rules/language.rules.ts";

export const language: Language = "fr";
export const locale = "fr-FR";
