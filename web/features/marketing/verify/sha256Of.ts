/**
 * The SHA-256 of the UTF-8 bytes, as 64 lowercase hexadecimal digits. Works only in a secure context: see canCompute.
 */
export async function sha256Of(text: string) {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether SHA-256 can be computed: browsers have no `crypto.subtle` on pages served over plain HTTP, except on
 * localhost.
 */
export const canCompute = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** The hashes of a seal's receipts in the format of ClosingSeal's description: sorted, each followed by a line feed. */
export const listOf = (receipts: readonly { sha256: string }[]) =>
  receipts
    .map(({ sha256 }) => sha256)
    .sort()
    .map((sha256) => `${sha256}\n`)
    .join("");
