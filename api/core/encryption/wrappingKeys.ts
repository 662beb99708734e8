import { createHash } from "node:crypto";

import { decrypt, encrypt } from "#api/core/encryption/cipher.ts";

/** A key that is stored encrypted by another key, the wrapping key. The wrapping key is not in the database. */
export interface WrappedKey {
  wrappedKey: string;
  /** The id of the wrapping key that encrypted `wrappedKey`. */
  keyId: string;
}

export interface WrappingKeys {
  /** Whether the bids of a new tender are encrypted until their opening if the tender's creator does not choose. */
  byDefault: boolean;
  /** True if there is a wrapping key, or if one can be created. */
  canWrap: boolean;
  /** The id of the current wrapping key; null if there is none. */
  currentId(): string | null;
  /** Encrypts a key with the current wrapping key. Throws WrappingKeyMissing if there is none. */
  wrap(key: Buffer, place: string): WrappedKey;
  /**
   * Decrypts a wrapped key with the wrapping key that encrypted it. Throws WrappingKeyMissing if there is no such
   * wrapping key.
   */
  unwrap(wrapped: WrappedKey, place: string): Buffer;
}

interface Source {
  byDefault?: boolean;
  /** The wrapping keys. The first one is the current one; the others are old ones, which only unwrap. */
  keys: readonly Buffer[];
  /** Creates a wrapping key when one is needed and `keys` is empty. */
  create?: () => Buffer;
}

/** The id of a wrapping key is a hash of it, because the id is stored in the database and must not reveal the key. */
const idOf = (key: Buffer) => createHash("sha256").update("axion seal key").update(key).digest("hex").slice(0, 16);

export function wrappingKeysOf({ byDefault = false, keys, create }: Source): WrappingKeys {
  const known = [...keys];
  return {
    byDefault,
    canWrap: known.length > 0 || create !== undefined,
    currentId: () => (known[0] ? idOf(known[0]) : null),
    wrap(key, place) {
      if (!known[0] && create) known.push(create());
      if (!known[0]) throw new WrappingKeyMissing();
      return { wrappedKey: encrypt(known[0], key, place), keyId: idOf(known[0]) };
    },
    unwrap({ wrappedKey, keyId }, place) {
      const wrapping = known.find((key) => idOf(key) === keyId);
      if (!wrapping) throw new WrappingKeyMissing();
      return decrypt(wrapping, wrappedKey, place);
    },
  };
}

class WrappingKeyMissing extends Error {
  constructor() {
    super("The key that opens this seal is missing");
  }
}
