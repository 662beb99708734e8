import { apiPaths } from "#api/core/rules/addresses.rules.ts";

const TIMEOUT_MS = 30_000;

const QUERY = `query ($receiptNumber: String!, $sha256: String!) {
  sealOfReceipt(receiptNumber: $receiptNumber, sha256: $sha256) { tenderNumber closedAt sealedAt sha256 receipts { sha256 } }
}`;

export interface ClosingSeal {
  tenderNumber: string;
  closedAt: string;
  sealedAt: string;
  sha256: string;
  receipts: { sha256: string }[];
}

/**
 * Fetches the newest closing seal that contains this receipt; null if no seal contains it. Rejects if the request
 * fails.
 */
export async function findClosingSeal({
  receiptNumber,
  sha256,
}: {
  receiptNumber: string;
  sha256: string;
}): Promise<ClosingSeal | null> {
  const response = await fetch(apiPaths.graphql, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables: { receiptNumber, sha256 } }),
  });
  const { data } = (await response.json()) as { data?: { sealOfReceipt: ClosingSeal | null } | null };
  if (!data) throw new Error("The seal was asked for without an answer");
  return data.sealOfReceipt;
}
