import { nextAttempt } from "#api/mail/nextAttempt.ts";

const MINUTE = 60_000;
const NOW = new Date("2026-03-01T12:00:00.000Z");

test("the delay doubles from one minute up to six hours", () => {
  const waits = Array.from(
    { length: 12 },
    (_, index) => nextAttempt({ attempts: index + 1, createdAt: NOW }, NOW)!.getTime() - NOW.getTime(),
  );

  expect(waits.map((wait) => wait / MINUTE)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
});

test("retries end later than three days after the first attempt, whichever day the mail was queued", () => {
  for (const queuedBefore of [0, 30 * 24 * 60 * MINUTE]) {
    const createdAt = new Date(NOW.getTime() - queuedBefore);
    let last = NOW;
    for (let attempts = 1, next: Date | null = NOW; next; attempts++) {
      last = next;
      next = nextAttempt({ attempts, createdAt }, last);
    }
    expect(last.getTime() - NOW.getTime()).toBeGreaterThan(3 * 24 * 60 * MINUTE);
    expect(last.getTime() - NOW.getTime()).toBeLessThan(4 * 24 * 60 * MINUTE);
  }
});
