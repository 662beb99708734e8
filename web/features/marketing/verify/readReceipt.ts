import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

export interface Receipt {
  receiptNumber: string;
  sha256: string;
  /**
   * The text whose SHA-256 is the receipt's. Null if the pasted text is not JSON: only the JSON forms contain this
   * text.
   */
  canonicalForm: string | null;
}

/**
 * Parses a receipt in every form that the portal produces: the JSON file (a BidReceipt, also inside a GraphQL
 * response), the copied text, the email, the page and the print. Returns null for any other text.
 */
export function readReceipt(pasted: string): Receipt | null {
  const found = inJson(pasted) ?? inText(pasted);
  const [receiptNumber, sha256] = [String(found.receiptNumber).toUpperCase(), String(found.sha256).toLowerCase()];
  if (!RECEIPT_NUMBER.test(receiptNumber) || !SHA256.test(sha256)) return null;
  return { receiptNumber, sha256, canonicalForm: typeof found.canonicalForm === "string" ? found.canonicalForm : null };
}

type Found = Partial<Record<keyof Receipt, unknown>>;

function inJson(text: string): Found | null {
  try {
    return receiptIn(JSON.parse(text));
  } catch {
    return null;
  }
}

function receiptIn(value: unknown): Found | null {
  if (typeof value !== "object" || value === null) return null;
  if ("receiptNumber" in value && "sha256" in value) return value;
  for (const inner of Object.values(value)) {
    const found = receiptIn(inner);
    if (found) return found;
  }
  return null;
}

/**
 * Matches a SHA-256, also if an email or a print has line breaks between the digits. The first group matches only
 * before the SHA-256 of a file, which is written after the file's size.
 */
const SHA256_IN_TEXT = /(bytes,\s*|·\s*)?SHA-256(:?)\s*((?:[0-9a-f]\s*){64})(?![0-9a-f])/gi;

/**
 * Reads a receipt from a text. In the text that the portal copies, the receipt's own SHA-256 is the last one and
 * follows "SHA-256:". Emails, pages and prints have no colon after "SHA-256", and the receipt's SHA-256 is the first
 * one.
 */
function inText(pasted: string): Found {
  const text = pasted.replace(/^[ \t]*>[> \t]*/gm, "");
  const sums = [...text.matchAll(SHA256_IN_TEXT)].filter(([, ofFile]) => ofFile === undefined);
  const sum = sums.findLast(([, , colon]) => colon === ":") ?? sums[0];
  return {
    receiptNumber: /AX-[0-9A-Z]{5}-[0-9A-Z]{5}/i.exec(text)?.[0],
    sha256: sum?.[3]?.replace(/\s/g, ""),
  };
}
