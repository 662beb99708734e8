/**
 * The SHA-256 of the text's UTF-8 bytes, as 64 lowercase hexadecimal digits. Works only if `canCompute` returns true.
 */
export async function sha256Of(text: string) {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether SHA-256 can be computed. Browsers have no `crypto.subtle` on pages served over plain HTTP, except on
 * localhost.
 */
export const canCompute = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/**
 * The text whose SHA-256 is the closing seal's: the sorted hashes of its receipts, each followed by a line feed. The
 * description of the GraphQL type ClosingSeal defines this format.
 */
export const listOf = (receipts: readonly { sha256: string }[]) =>
  receipts
    .map(({ sha256 }) => sha256)
    .sort()
    .map((sha256) => `${sha256}\n`)
    .join("");
