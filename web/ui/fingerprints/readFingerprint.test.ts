import { Blob } from "node:buffer";
import { createHash } from "node:crypto";

import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { readFingerprint } from "#web/ui/fingerprints/readFingerprint.ts";

const MIB = 2 ** 20;
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]) as unknown as globalThis.Blob;

test.each([1, 4 * MIB - 1, 4 * MIB, 4 * MIB + 1, 9 * MIB])(
  "a file of %i bytes has the SHA-256 that everybody computes, read in slices of 4 MiB",
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, place) => (place * 31) % 251);
    const read: number[] = [];

    const sha256 = await readFingerprint(blobOf(bytes), {
      signal: new AbortController().signal,
      onRead: (sofar) => read.push(sofar),
    });

    expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(read).toEqual(
      Array.from({ length: Math.ceil(size / (4 * MIB)) }, (_, slice) => Math.min(size, (slice + 1) * 4 * MIB)),
    );
  },
);

test("a file that becomes shorter while it is read has no fingerprint", async () => {
  const shrinking = Object.assign(blobOf(new Uint8Array(10)), { slice: () => blobOf(new Uint8Array(3)) });

  await expect(
    readFingerprint(shrinking, { signal: new AbortController().signal, onRead: () => undefined }),
  ).rejects.toThrow("shorter");
});

test("a reading that is stopped reads no further slice", async () => {
  const stop = new AbortController();
  const read: number[] = [];

  const reading = readFingerprint(blobOf(new Uint8Array(9 * MIB)), {
    signal: stop.signal,
    onRead: (sofar) => {
      read.push(sofar);
      stop.abort();
    },
  });

  await expect(reading).rejects.toThrow();
  expect(read).toEqual([4 * MIB]);
});

test.each([
  [1, "1 byte"],
  [812, "812 bytes"],
  [1000, "1 kB"],
  [4_234_000, "4.23 MB"],
  [300_000_000, "300 MB"],
  [2 ** 40, "1.1 TB"],
])("%i bytes are written %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
