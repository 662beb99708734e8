/** Of the UTF-8 bytes, 64 hexadecimal digits in lower case. Only in a secure context: canCompute. */
export async function sha256Of(text: string) {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers have no `crypto.subtle` on pages that are served over plain http, but for localhost. */
export const canCompute = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** The hashes of a seal's receipts as ClosingSeal's description has them: sorted, each followed by a line feed. */
export const listOf = (receipts: readonly { sha256: string }[]) =>
  receipts.map(({ sha256 }) => sha256).sort().map((sha256) => `${sha256}\n`).join("");
