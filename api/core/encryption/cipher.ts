import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const KEY_BYTES = 32;

/**
 * Encrypts with AES-256-GCM and a random IV.
 * @param place Where the text is stored. The place is authenticated but not part of the result: decrypting with another
 * place fails
 * @returns The IV, the authentication tag and the encrypted text, in base64
 */
export function encrypt(key: Buffer, plain: Buffer, place: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
}

/**
 * Decrypts a result of `encrypt`. Throws if the key or the place differs from that of `encrypt`, or if the text was
 * altered.
 */
export function decrypt(key: Buffer, sealed: string, place: string) {
  const bytes = Buffer.from(sealed, "base64");
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
