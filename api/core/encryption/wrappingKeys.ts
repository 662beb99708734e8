import { createHash } from "node:crypto";

import { decrypt, encrypt } from "#api/core/encryption/cipher.ts";

/** A wrapped key: encrypted by a wrapping key, which is not in the database. */
export interface WrappedKey {
  wrappedKey: string;
  /** The id of the wrapping key. */
  keyId: string;
}

export interface WrappingKeys {
  /** Whether new tenders are sealed unless their creator says otherwise. */
  byDefault: boolean;
  /** Whether there is a wrapping key, or one can be created. */
  canWrap: boolean;
  /** The id of the current wrapping key; null without one. */
  currentId(): string | null;
  /** Wraps with the current key. Throws WrappingKeyMissing without one. */
  wrap(key: Buffer, place: string): WrappedKey;
  /** Unwraps with the key that wrapped it. Throws WrappingKeyMissing. */
  unwrap(wrapped: WrappedKey, place: string): Buffer;
}

interface Source {
  byDefault?: boolean;
  /** The current key first; the old ones only unwrap. */
  keys: readonly Buffer[];
  /** Creates the first key when it is needed. */
  create?: () => Buffer;
}

/** A hash of the key: the id is stored in the database and must not reveal the key. */
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
