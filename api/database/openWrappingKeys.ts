import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";
import { type WrappingKeys, wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";

interface Settings {
  byDefault: boolean;
  /** SEAL_KEY. */
  current: Buffer | null;
  /** The keys of SEAL_KEY_OLD. */
  old: readonly Buffer[];
  /** The folder of the embedded database; null on a server. */
  directory: string | null;
}

/**
 * The wrapping keys: those of the environment, and for the embedded database the file seal.key beside it, which is
 * created when the first tender is sealed without SEAL_KEY. No backup contains them.
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

/** Written to the disk before a tender key is wrapped with it. Only this user can read the file. */
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
