import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

export interface Receipt {
  receiptNumber: string;
  sha256: string;
  /** null for a receipt that was copied as text. */
  canonicalForm: string | null;
}

/**
 * Parses a receipt in each form in which the product gives it: its JSON file (a BidReceipt, also inside a GraphQL
 * response), its copied text, its mail, its page and its print; null for anything else.
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

/** Line breaks of a mail or of paper may be inside the digits. A file's own fingerprint follows its size. */
const SHA256_IN_TEXT = /(bytes,\s*|·\s*)?SHA-256(:?)\s*((?:[0-9a-f]\s*){64})(?![0-9a-f])/gi;

/**
 * The text that the portal copies ends with "SHA-256: …", and names the files and their fingerprints before it. Mails,
 * pages and prints have no colon, and the receipt's SHA-256 first.
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
