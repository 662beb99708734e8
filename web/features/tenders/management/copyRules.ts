import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";

/** The validation error of the tender number of a copy; null if the number is valid. */
export function problemOfNumber(tenderNumber: string) {
  try {
    tenderSchema.validateSyncAt("tenderNumber", { tenderNumber });
    return null;
  } catch (error) {
    return error instanceof Error ? formWords.message(error.message) : null;
  }
}
