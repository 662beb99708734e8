import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

export const auditDirectory = (dataDirectory: string) => join(dataDirectory, "audit");
const keyFile = (dataDirectory: string) => join(auditDirectory(dataDirectory), "key.pem");

/**
 * Returns the Ed25519 key that signs the finished days of the audit trail. The first call creates the file
 * `DATA_DIR/audit/key.pem`, which only its owner can read.
 */
export function openAuditKey(dataDirectory: string): KeyObject {
  const file = keyFile(dataDirectory);
  if (!existsSync(file)) makeKey(dataDirectory, file);
  return createPrivateKey(readFileSync(file));
}

/** Reads the public key of this DATA_DIR, in base64url. Returns null if openAuditKey has not created the key yet. */
export function readPublicKey(dataDirectory: string) {
  const file = keyFile(dataDirectory);
  return existsSync(file) ? publicKeyOf(createPrivateKey(readFileSync(file))) : null;
}

export const publicKeyOf = (key: KeyObject) =>
  createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64url");

/**
 * Writes the key to a temporary file, then creates a hard link with the final name. If two processes create a key
 * simultaneously, the second link fails, and both processes use the first key.
 */
function makeKey(dataDirectory: string, file: string) {
  mkdirSync(auditDirectory(dataDirectory), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("ed25519");
  const unfinished = `${file}.${process.pid}`;
  const opened = openSync(unfinished, "w", 0o600);
  writeSync(opened, privateKey.export({ format: "pem", type: "pkcs8" }).toString());
  fsyncSync(opened);
  closeSync(opened);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished);
  }
}
