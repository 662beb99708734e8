import { createHmac } from "node:crypto";

import { decrypt, encrypt } from "#api/core/encryption/cipher.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * The additional authenticated data of encrypted terms. Terms that were copied to another bid or revision cannot be
 * decrypted.
 */
export const placeOfTerms = ({ tenderId, bidId, revision }: { tenderId: string; bidId: string; revision: number }) =>
  `axion bid terms ${tenderId} ${bidId} ${revision}`;
export const placeOfDraft = ({ tenderId, companyId }: { tenderId: string; companyId: string }) =>
  `axion bid draft ${tenderId} ${companyId}`;

/**
 * Encrypted text is padded to a multiple of this size, so that its length reveals little about the length of the terms.
 */
const BLOCK_BYTES = 1024;

/** Encrypts the terms as JSON, padded with blanks. `place` is the additional authenticated data. */
export function encryptTerms(key: Buffer, terms: object, place: string) {
  const json = Buffer.from(JSON.stringify(terms));
  const whole = Buffer.alloc(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES, " ");
  json.copy(whole);
  return encrypt(key, whole, place);
}

export const decryptTerms = (key: Buffer, sealed: string, place: string) =>
  JSON.parse(decrypt(key, sealed, place).toString()) as object;

/** Throws CONFLICT: the encrypted terms that belong to this receipt were altered in the database. */
export function refuseAlteredBid(receiptNumber: string): never {
  throw refusal(
    "CONFLICT",
    `The sealed bid with the receipt ${receiptNumber} was altered in the database: it cannot be opened. Restore its row from a backup.`,
  );
}

/**
 * Returns the database key of a bid's document. It is the file's SHA-256, or for a sealed bid an HMAC of the SHA-256
 * with the tender key.
 */
export const documentKey = (sha256: string, key: Buffer | null) =>
  key ? createHmac("sha256", key).update(`axion bid document ${sha256}`).digest("hex") : sha256;

/** The additional authenticated data of an encrypted URL. A URL that was copied to another file cannot be decrypted. */
export const placeOfAddress = ({ bidId, documentKey: of }: { bidId: string; documentKey: string }) =>
  `axion bid document address ${bidId} ${of}`;
