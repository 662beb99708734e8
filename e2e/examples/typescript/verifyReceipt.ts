/**
 * Verifies a receipt: computes its SHA-256, which needs no trust in the server. Then asks the server whether it stores
 * exactly this bid.
 *
 *     AXION_URL=https://… npx tsx verifyReceipt.ts receipt.json
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { askAxion } from "./axion.ts";
import type { VerifyReceiptQuery } from "./generated.ts";

const VERIFY = /* GraphQL */ `
  query VerifyReceipt($receiptNumber: String!, $sha256: String!) {
    verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) {
      matches
    }
  }
`;

const [file = "receipt.json"] = process.argv.slice(2);
const { receiptNumber, sha256, canonicalForm } = JSON.parse(readFileSync(file, "utf8")) as Record<
  "receiptNumber" | "sha256" | "canonicalForm",
  string
>;

const isIntact = createHash("sha256").update(canonicalForm, "utf8").digest("hex") === sha256;
console.log(`The receipt ${isIntact ? "is" : "is not"} the SHA-256 of these terms: ${canonicalForm}`);

const { verifyBidReceipt }: VerifyReceiptQuery = await askAxion(VERIFY, { receiptNumber, sha256 });
console.log(`The stored bid ${verifyBidReceipt.matches ? "matches" : "does not match"} ${receiptNumber}`);

if (!isIntact || !verifyBidReceipt.matches) process.exitCode = 1;
