import { tenderSchema } from "#api/tenders/tender.rules.ts";

/** A sentence about a copy without its subject, which differs in the dialogs for one tender and for many. */
export const IS_A_COPY =
  "is a draft with everything that describes the tender, and dates moved so that it is open as long. Bids are not copied. Nobody is notified.";

/** The validation error of the tender number of a copy; null if the number is valid. */
export function problemOfNumber(tenderNumber: string) {
  try {
    tenderSchema.validateSyncAt("tenderNumber", { tenderNumber });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}
