import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const KEY_BYTES = 32;

/**
 * AES-256-GCM with a random IV: IV, tag and text in base64.
 * @param place where the text is stored. It is authenticated, not stored: decrypting for another place fails
 */
export function encrypt(key: Buffer, plain: Buffer, place: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
}

/** Throws for another key or place, and for an altered text. */
export function decrypt(key: Buffer, sealed: string, place: string) {
  const bytes = Buffer.from(sealed, "base64");
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
