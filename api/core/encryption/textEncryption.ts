import { hkdfSync } from "node:crypto";

import { decrypt, encrypt, KEY_BYTES } from "#api/core/encryption/cipher.ts";

/** Encrypts texts for storage in the database, with a key that is not in the database. */
export interface TextEncryption {
  encrypt: (text: string) => string;
  /** Throws if the text was encrypted with another key or was altered. */
  decrypt: (sealed: string) => string;
}

/** Derives a separate key from the secret for each purpose. */
export const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));

export function openTextEncryption(secret: string, purpose: string): TextEncryption {
  const key = deriveKey(secret, purpose);
  return {
    encrypt: (text) => encrypt(key, Buffer.from(text), purpose),
    decrypt: (sealed) => decrypt(key, sealed, purpose).toString(),
  };
}
