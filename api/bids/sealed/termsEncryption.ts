import { createHmac } from "node:crypto";

import { decrypt, encrypt } from "#api/core/encryption/cipher.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * The context of encrypted terms (additional authenticated data): they cannot be decrypted for another bid or revision.
 */
export const placeOfTerms = ({ tenderId, bidId, revision }: { tenderId: string; bidId: string; revision: number }) =>
  `axion bid terms ${tenderId} ${bidId} ${revision}`;
export const placeOfDraft = ({ tenderId, companyId }: { tenderId: string; companyId: string }) =>
  `axion bid draft ${tenderId} ${companyId}`;

/** Pads the text to a multiple of this size, so that the stored length reveals little about the length of the terms. */
const BLOCK_BYTES = 1024;

/** Encrypts the terms as JSON, padded with blanks. */
export function encryptTerms(key: Buffer, terms: object, place: string) {
  const json = Buffer.from(JSON.stringify(terms));
  const whole = Buffer.alloc(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES, " ");
  json.copy(whole);
  return encrypt(key, whole, place);
}

export const decryptTerms = (key: Buffer, sealed: string, place: string) =>
  JSON.parse(decrypt(key, sealed, place).toString()) as object;

/** Refuses CONFLICT: the terms stored under this receipt differ from the submitted terms. */
export function refuseAlteredBid(receiptNumber: string): never {
  throw refusal(
    "CONFLICT",
    `The sealed bid with the receipt ${receiptNumber} was altered in the database: it cannot be opened. Restore its row from a backup.`,
  );
}

/**
 * The key under which addresses of a document are stored: its SHA-256, or for a sealed bid an HMAC of it with the
 * tender's key.
 */
export const documentKey = (sha256: string, key: Buffer | null) =>
  key ? createHmac("sha256", key).update(`axion bid document ${sha256}`).digest("hex") : sha256;

/** The context of an encrypted address (additional authenticated data): it cannot be decrypted for another document. */
export const placeOfAddress = ({ bidId, documentKey: of }: { bidId: string; documentKey: string }) =>
  `axion bid document address ${bidId} ${of}`;
