import { words } from "#web/features/audit/words/audit.en.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { locale } from "#web/format/words/language.en.ts";
import { term } from "#web/format/words/terms.en.ts";

/**
 * True if the audit trail records only that the value changed, and not the value. It does so for personal data and
 * secrets.
 */
export const isWithheld = (value: string | null) => value === '"(withheld)"';

/**
 * The fields that contain hashes of a user's sign-in data: password and e-mail address, two-step secret and recovery
 * codes. `npm run audit:verify` compares the hashes with the database.
 */
const FINGERPRINTS = ["credentials", "secondStep"];

/** The fields whose values have names in the portal's language. Other texts are shown as they were typed. */
const CHOICES = ["status", "category", "country", "addressCountry"];

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * Formats a recorded value as readable text.
 * @param value The value as JSON.
 */
export function valueInWords(field: string, value: string): string {
  const parsed = JSON.parse(value) as unknown;
  if (parsed === null || parsed === "") return words.nothing;
  if (FINGERPRINTS.includes(field)) return words.fingerprints;
  if (typeof parsed === "boolean") return parsed ? words.yes : words.no;
  if (typeof parsed === "number")
    return field.startsWith("budget") ? formatMoney(parsed) : parsed.toLocaleString(locale);
  if (Array.isArray(parsed) && parsed.every((item) => typeof item === "string")) return parsed.join(", ");
  if (typeof parsed !== "string") return value;
  if (CHOICES.includes(field)) return term(parsed);
  return INSTANT.test(parsed) ? formatUtc(parsed) : parsed;
}
