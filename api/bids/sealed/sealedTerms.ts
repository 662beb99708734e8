import { decrypt, encrypt } from "#api/core/seal/cipher.ts";

/** Which text is sealed: it is decrypted for no other one. */
export const placeOfTerms = ({ tenderId, bidId, revision }: { tenderId: string; bidId: string; revision: number }) => `axion bid terms ${tenderId} ${bidId} ${revision}`;
export const placeOfDraft = ({ tenderId, companyId }: { tenderId: string; companyId: string }) => `axion bid draft ${tenderId} ${companyId}`;

/** The stored text's length tells the length of the terms to so many bytes only. */
const BLOCK_BYTES = 1024;

/** As JSON, filled up with blanks. */
export function sealText(key: Buffer, terms: object, place: string) {
  const json = Buffer.from(JSON.stringify(terms));
  const whole = Buffer.alloc(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES, " ");
  json.copy(whole);
  return encrypt(key, whole, place);
}

export const openText = (key: Buffer, sealed: string, place: string) => JSON.parse(decrypt(key, sealed, place).toString()) as object;
