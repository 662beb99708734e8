import { object, string, type InferType } from "yup";

import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

const withoutBlanks = (typed: unknown) => (typeof typed === "string" ? typed.replace(/\s/g, "") : typed);

/**
 * Validates a receipt that the user typed or pasted. Ignores case and all white space, because a SHA-256 copied from a
 * document can contain line breaks.
 */
export const receiptToCheckSchema = object({
  receiptNumber: string()
    .transform(withoutBlanks)
    .uppercase()
    .required("Receipt number is required")
    .matches(RECEIPT_NUMBER, { message: "A receipt number looks like AX-7K2QM-94TNC", excludeEmptyString: true }),
  sha256: string()
    .transform(withoutBlanks)
    .lowercase()
    .required("SHA-256 is required")
    .matches(SHA256, { message: "A SHA-256 has 64 digits: 0 to 9 and a to f", excludeEmptyString: true }),
});
export type ReceiptToCheck = InferType<typeof receiptToCheckSchema>;
