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
 * The Ed25519 key that signs finished days. Its first use creates `DATA_DIR/audit/key.pem`, readable only by the file's
 * owner.
 */
export function openAuditKey(dataDirectory: string): KeyObject {
  const file = keyFile(dataDirectory);
  if (!existsSync(file)) makeKey(dataDirectory, file);
  return createPrivateKey(readFileSync(file));
}

/** The public key in base64url; null before the first signature on this machine. */
export function readPublicKey(dataDirectory: string) {
  const file = keyFile(dataDirectory);
  return existsSync(file) ? publicKeyOf(createPrivateKey(readFileSync(file))) : null;
}

export const publicKeyOf = (key: KeyObject) =>
  createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64url");

/**
 * Writes the key to a temporary file, then creates a hard link with the final name. If two processes create a key
 * simultaneously, the first link is used.
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
