import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { KEY_BYTES } from "#api/core/seal/cipher.ts";
import { type SealKeys, sealKeys } from "#api/core/seal/sealKeys.ts";

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
 * The keys that wrap the keys of sealed tenders: of the environment, and on the embedded database of the file seal.key beside it,
 * which is made when the first tender is sealed without SEAL_KEY. No backup holds them.
 */
export function openSealKeys({ byDefault, current, old, directory }: Settings): SealKeys {
  const set = current ? [current] : [];
  if (directory === null) return sealKeys({ byDefault, keys: current ? [current, ...old] : [] });
  const file = join(directory, "seal.key");
  const kept = existsSync(file) ? [readKey(file)] : [];
  return sealKeys({ byDefault, keys: [...set, ...kept, ...old], create: () => createKey(file) });
}

function readKey(file: string) {
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes. Put its copy back, or move it away if no tender is sealed.`);
  return key;
}

/** On the disk before a tender is sealed by it; only this user can read it. */
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
