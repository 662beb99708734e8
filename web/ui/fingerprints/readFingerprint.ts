import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const SLICE = 4 * 2 ** 20;

/**
 * Computes the SHA-256 of a file as hex digits in lower case. The file is read in slices, so that memory use does not
 * depend on its size. Rejects if the file changes or vanishes during reading, and when `signal` is aborted.
 * @param onRead Called with the number of bytes read so far.
 */
export async function readFingerprint(
  file: Blob,
  { onRead, signal }: { onRead: (bytes: number) => void; signal: AbortSignal },
) {
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
