import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const SLICE = 4 * 2 ** 20;

/**
 * The SHA-256 of a file, in lower case, read slice by slice so that a file of any size takes as much memory. Rejects if it changes or
 * vanishes while it is read, and when aborted.
 * @param onRead called with the bytes read so far
 */
export async function readFingerprint(file: Blob, { onRead, signal }: { onRead: (bytes: number) => void; signal: AbortSignal }) {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += SLICE) {
    const end = Math.min(at + SLICE, file.size);
    const slice = await file.slice(at, end).arrayBuffer();
    signal.throwIfAborted();
    if (slice.byteLength !== end - at) throw new Error("The file has become shorter");
    hash.update(new Uint8Array(slice));
    onRead(end);
  }
  return bytesToHex(hash.digest());
}
