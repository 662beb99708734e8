/**
 * A request to the worker: either to read `file`, which has a unique number, or to stop reading the file with the
 * number `stop`.
 */
export type FingerprintRequest = { number: number; file: File } | { stop: number };

/** The worker's reply about the file with this number. `read` is the number of bytes read so far. */
export type FingerprintReply = { number: number } & ({ read: number } | { sha256: string } | { failed: true });
