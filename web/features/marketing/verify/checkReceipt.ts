import { findClosingSeal, type ClosingSeal } from "#web/features/marketing/verify/findClosingSeal.ts";
import { readReceipt, type Receipt } from "#web/features/marketing/verify/readReceipt.ts";
import { canCompute, listOf, sha256Of } from "#web/features/marketing/verify/sha256Of.ts";

/**
 * "sealed": the SHA-256 of the seal that contains the receipt is correct. "broken": it is wrong. "unsealed": no seal
 * contains the receipt. "failed": the request to the server failed.
 */
export type ClosingSealCheckResult =
  { state: "sealed" | "broken"; seal: ClosingSeal; list: string } | { state: "unsealed" | "failed" };

export type Checked =
  | { step: "unreadable" | "insecure" }
  | { step: "differs"; receipt: Receipt; computed: string }
  | { step: "matches" | "short"; receipt: Receipt; found: ClosingSealCheckResult };

/**
 * Checks the SHA-256 of a pasted receipt and of the closing seal that contains it. Only the receipt's number and
 * SHA-256 leave the browser.
 */
export async function checkReceipt(pasted: string): Promise<Checked> {
  const receipt = readReceipt(pasted);
  if (!receipt) return { step: "unreadable" };
  if (!canCompute()) return { step: "insecure" };
  const { canonicalForm } = receipt;
  const computed = canonicalForm === null ? null : await sha256Of(canonicalForm);
  if (computed !== null && computed !== receipt.sha256) return { step: "differs", receipt, computed };
  return {
    step: computed === null ? "short" : "matches",
    receipt,
    found: await checkClosingSeal(receipt).catch(() => ({ state: "failed" as const })),
  };
}

async function checkClosingSeal(receipt: Receipt): Promise<ClosingSealCheckResult> {
  const seal = await findClosingSeal(receipt);
  if (!seal) return { state: "unsealed" };
  const list = listOf(seal.receipts);
  return { state: (await sha256Of(list)) === seal.sha256 ? "sealed" : "broken", seal, list };
}
