import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";
import { type WrappingKeys, wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";

interface Settings {
  byDefault: boolean;
  /** The key in SEAL_KEY; null if it is not set. */
  current: Buffer | null;
  /** The keys in SEAL_KEY_OLD. */
  old: readonly Buffer[];
  /** The folder of the embedded database; null if the database is on a server. */
  directory: string | null;
}

/**
 * The keys that encrypt (wrap) the keys of sealed tenders. They are in SEAL_KEY and SEAL_KEY_OLD, and for the embedded
 * database also in the file seal.key in its folder. That file is created when a tender is sealed while there is no key.
 * No backup contains these keys.
 */
export function openWrappingKeys({ byDefault, current, old, directory }: Settings): WrappingKeys {
  const set = current ? [current] : [];
  if (directory === null) return wrappingKeysOf({ byDefault, keys: current ? [current, ...old] : [] });
  const file = join(directory, "seal.key");
  const kept = existsSync(file) ? [readKey(file)] : [];
  return wrappingKeysOf({ byDefault, keys: [...set, ...kept, ...old], create: () => createKey(file) });
}

function readKey(file: string) {
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== KEY_BYTES)
    throw new Error(
      `${file} holds no key of ${KEY_BYTES} bytes. Put its copy back, or move it away if no tender is sealed.`,
    );
  return key;
}

/**
 * Creates a random key in a file that only the current operating system user can read. The file is synced to the disk
 * before the key is used, so that a crash cannot lose a key that has encrypted a tender's key.
 */
function createKey(file: string) {
  const key = randomBytes(KEY_BYTES);
  const opened = openSync(file, "wx", 0o600);
  try {
    writeSync(opened, `${key.toString("base64")}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  return key;
}
