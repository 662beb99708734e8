import type { Language } from "#api/core/rules/language.rules.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

interface UnsentContactForm {
  language: Language;
  /** What was typed, by the field's name, as it was typed: not escaped. */
  values: Record<string, string>;
  /** What is wrong with a field, in that language. */
  problems: FieldMessages;
  /** Why the request was not sent, and what to do, in that language. */
  sentence: string;
}

/** The whole HTML page that answers a refused contact form. */
export type RenderContactForm = (form: UnsentContactForm) => string | Promise<string>;
