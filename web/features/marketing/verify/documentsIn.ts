import { SHA256 } from "#api/core/rules/sha256.rules.ts";

import { type Checked } from "#web/features/marketing/verify/checkReceipt.ts";

export interface NamedFiles {
  /** The SHA-256 of the receipt. */
  receipt: string;
  revision: number;
  submittedAt: string;
  documents: readonly { name: string; sha256: string }[];
}

/**
 * Returns the files that the receipt names; null if the receipt was changed or names no file. The visitor pasted the
 * text, so every value in it is validated.
 */
export function documentsIn(checked: Checked): NamedFiles | null {
  if (checked.step !== "matches") return null;
  const said = parsed(checked.receipt.canonicalForm);
  if (typeof said !== "object" || said === null) return null;
  const { revision, submittedAt, documents } = said as Partial<
    Record<"revision" | "submittedAt" | "documents", unknown>
  >;
  if (
    typeof revision !== "number" ||
    typeof submittedAt !== "string" ||
    Number.isNaN(Date.parse(submittedAt)) ||
    !Array.isArray(documents)
  )
    return null;
  const named = documents.filter(isNamed);
  return named.length > 0 ? { receipt: checked.receipt.sha256, revision, submittedAt, documents: named } : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isNamed(file: unknown): file is { name: string; sha256: string } {
  if (typeof file !== "object" || file === null) return false;
  const { name, sha256 } = file as { name?: unknown; sha256?: unknown };
  return typeof name === "string" && typeof sha256 === "string" && SHA256.test(sha256);
}
