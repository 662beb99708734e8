import { hkdfSync } from "node:crypto";

import { decrypt, encrypt, KEY_BYTES } from "#api/core/seal/cipher.ts";

/** Encrypts a text that is stored, under a key that is not. */
export interface Seal {
  seal: (text: string) => string;
  /** Throws if the text was encrypted with another key or was altered. */
  open: (sealed: string) => string;
}

/** A key of its own for each purpose. */
export const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));

export function openSeal(secret: string, purpose: string): Seal {
  const key = keyFor(secret, purpose);
  return {
    seal: (text) => encrypt(key, Buffer.from(text), purpose),
    open: (sealed) => decrypt(key, sealed, purpose).toString(),
  };
}
