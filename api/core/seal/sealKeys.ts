import { createHash } from "node:crypto";

import { decrypt, encrypt } from "#api/core/seal/cipher.ts";

/** A key as it is stored: encrypted by a key that is not in the database. */
export interface WrappedKey {
  wrappedKey: string;
  /** Which key has wrapped it. */
  keyId: string;
}

export interface SealKeys {
  /** Whether new tenders are sealed unless their creator says otherwise. */
  byDefault: boolean;
  /** Whether there is a key to wrap with, or one can be made. */
  canSeal: boolean;
  /** The id of the key that wraps; null without one. */
  currentId(): string | null;
  /** By the current key. Throws SealKeyMissing without one. */
  wrap(key: Buffer, place: string): WrappedKey;
  /** By the key that has wrapped it. Throws SealKeyMissing. */
  unwrap(wrapped: WrappedKey, place: string): Buffer;
}

interface Source {
  byDefault?: boolean;
  /** The current key first; the old ones only unwrap. */
  keys: readonly Buffer[];
  /** Makes the first key when one is needed. */
  create?: () => Buffer;
}

/** Tells nothing about the key. */
const idOf = (key: Buffer) => createHash("sha256").update("axion seal key").update(key).digest("hex").slice(0, 16);

export function sealKeys({ byDefault = false, keys, create }: Source): SealKeys {
  const known = [...keys];
  return {
    byDefault,
    canSeal: known.length > 0 || create !== undefined,
    currentId: () => (known[0] ? idOf(known[0]) : null),
    wrap(key, place) {
      if (!known[0] && create) known.push(create());
      if (!known[0]) throw new SealKeyMissing();
      return { wrappedKey: encrypt(known[0], key, place), keyId: idOf(known[0]) };
    },
    unwrap({ wrappedKey, keyId }, place) {
      const wrapping = known.find((key) => idOf(key) === keyId);
      if (!wrapping) throw new SealKeyMissing();
      return decrypt(wrapping, wrappedKey, place);
    },
  };
}

class SealKeyMissing extends Error {
  constructor() {
    super("The key that opens this seal is missing");
  }
}
