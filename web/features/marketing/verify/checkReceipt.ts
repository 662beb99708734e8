import { askSeal, type Seal } from "#web/features/marketing/verify/askSeal.ts";
import { readReceipt, type Receipt } from "#web/features/marketing/verify/readReceipt.ts";
import { canCompute, listOf, sha256Of } from "#web/features/marketing/verify/sha256Of.ts";

/** The seal that holds the receipt, and whether it is the hash of its list. */
export type SealFound = { state: "sealed" | "broken"; seal: Seal; list: string } | { state: "unsealed" | "failed" };

export type Checked =
  | { step: "unreadable" | "insecure" }
  | { step: "differs"; receipt: Receipt; computed: string }
  | { step: "matches" | "short"; receipt: Receipt; found: SealFound };

/** Computes the SHA-256 of a pasted receipt and of its closing seal. Only the receipt's number and SHA-256 leave the browser. */
export async function checkReceipt(pasted: string): Promise<Checked> {
  const receipt = readReceipt(pasted);
  if (!receipt) return { step: "unreadable" };
  if (!canCompute()) return { step: "insecure" };
  const { canonicalForm } = receipt;
  const computed = canonicalForm === null ? null : await sha256Of(canonicalForm);
  if (computed !== null && computed !== receipt.sha256) return { step: "differs", receipt, computed };
  return { step: computed === null ? "short" : "matches", receipt, found: await findSeal(receipt).catch(() => ({ state: "failed" as const })) };
}

async function findSeal(receipt: Receipt): Promise<SealFound> {
  const seal = await askSeal(receipt);
  if (!seal) return { state: "unsealed" };
  const list = listOf(seal.receipts);
  return { state: (await sha256Of(list)) === seal.sha256 ? "sealed" : "broken", seal, list };
}
