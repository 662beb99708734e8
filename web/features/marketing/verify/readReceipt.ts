import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

export interface Receipt {
  receiptNumber: string;
  sha256: string;
  /** null for a receipt that was copied as text. */
  canonicalForm: string | null;
}

/** Reads the file of a receipt (BidReceipt as JSON, also inside an answer of GraphQL), or its copied text; null for anything else. */
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

const inText = (text: string): Found => ({ receiptNumber: /AX-[0-9A-Z]{5}-[0-9A-Z]{5}/i.exec(text)?.[0], sha256: /SHA-256:?\s*([0-9a-f]{64})\b/i.exec(text)?.[1] });
