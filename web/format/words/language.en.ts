import { type Language } from "#api/core/rules/language.rules.ts";

/** The language of the loaded portal, and its locale for Intl. */
export const language: Language = "en";
export const locale = "en-US";
