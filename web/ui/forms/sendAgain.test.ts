import { waitAfter, type Wait } from "#web/ui/forms/sendAgain.ts";

const NOW = Date.parse("2026-12-01T12:00:00.000Z");
const random = (value: number) => jest.spyOn(Math, "random").mockReturnValue(value);

afterEach(() => jest.restoreAllMocks());

/** Returns the waits in seconds between attempts, if every attempt fails immediately. */
function waits(retryAfter: number) {
  const seconds: number[] = [];
  let now = NOW;
  for (let wait: Wait | null = waitAfter(retryAfter, null, now); wait; wait = waitAfter(retryAfter, wait, now)) {
    seconds.push(wait.milliseconds / 1000);
    now += wait.milliseconds;
  }
  return seconds;
}

test("no try comes before Retry-After", () => {
  random(0);

  expect(waits(3).slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
});

test("the browsers of an outage spread over a time that doubles with each try, up to 30 seconds", () => {
  random(1);

  expect(waits(3).slice(0, 6)).toEqual([6, 12, 24, 30, 30, 30]);
});

test("a longer Retry-After is waited for, and spread too", () => {
  random(0);
  expect(waits(60)[0]).toBe(60);

  random(1);
  expect(waits(60)[0]).toBe(120);
});

test.each([0, 0.5, 1])("the last try comes within 10 minutes (random number %d)", (value) => {
  random(value);

  const total = waits(3).reduce((sum, seconds) => sum + seconds);

  expect(total).toBeLessThanOrEqual(600);
  expect(total).toBeGreaterThan(600 - 30);
});
