import { Readable } from "node:stream";

import { clamdScanner } from "#api/files/viruses/clamd.ts";
import { aClamd, VIRUS } from "#api/testing/builders/clamd.ts";
import { someBytes } from "#api/testing/builders/uploads.ts";

let clamd: Awaited<ReturnType<typeof aClamd>>;
beforeEach(async () => {
  clamd = await aClamd();
});
afterEach(() => clamd.stop());

/** Long enough for an answer on a busy machine; the tests of a daemon that does not answer wait less. */
const PATIENCE_MS = 60_000;
const scan = (pieces: readonly Buffer[], patienceMs = PATIENCE_MS) =>
  clamdScanner(clamd.address, patienceMs)(Readable.from(pieces));

test("the daemon gets the bytes of the file, and its answer is the result", async () => {
  const bytes = someBytes(3 * 2 ** 20);

  expect(await scan([bytes, Buffer.from("and the rest")])).toEqual({ virus: null });
  expect(await scan([Buffer.from(`before ${VIRUS} after`)])).toEqual({ virus: "Test.Virus" });
  expect(clamd.received[0]!.equals(Buffer.concat([bytes, Buffer.from("and the rest")]))).toBe(true);
});

test("a file that is larger than the daemon takes is told as such, though it ends the connection in the middle", async () => {
  clamd.answers("too large");

  expect(await scan(Array.from({ length: 40 }, () => someBytes(2 ** 20)))).toBe("tooLarge");
});

test("a file that the daemon checked only partly is told as too large, and not as a virus", async () => {
  clamd.answers("partly");

  expect(await scan([someBytes(10)])).toBe("tooLarge");
});

test.each(["never", "closes", "error"] as const)(
  "a daemon that answers nothing or an error is no result: %s",
  async (answer) => {
    clamd.answers(answer);

    await expect(scan([someBytes(10)], 300)).rejects.toThrow(/did not answer in time|answered: |ECONNRESET/);
  },
);

test("a daemon that is not there is no result", async () => {
  await clamd.stop();

  await expect(scan([someBytes(10)])).rejects.toThrow("ECONNREFUSED");
  clamd = await aClamd();
});

test("a file whose bytes cannot be read is no result", async () => {
  const failing = (async function* () {
    yield await Promise.resolve(someBytes(10));
    throw new Error("the stored bytes are missing");
  })();

  await expect(clamdScanner(clamd.address, PATIENCE_MS)(failing)).rejects.toThrow("the stored bytes are missing");
});

test("no more bytes are read than the daemon takes", async () => {
  clamd.answers("never");
  let read = 0;
  const endless = (async function* () {
    for (;;) {
      read += 2 ** 20;
      yield await Promise.resolve(someBytes(2 ** 20));
    }
  })();

  await expect(clamdScanner(clamd.address, 300)(endless)).rejects.toThrow("did not answer in time");
  expect(read).toBeLessThan(64 * 2 ** 20);
});
