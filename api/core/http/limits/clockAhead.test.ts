import { poolOf } from "#api/core/database/pool.ts";
import { openThrottle } from "#api/core/http/limits/throttle.ts";
import { mayMailCodes } from "#api/mail/mailBudget.ts";
import { movedClock } from "#api/testing/movedClock.ts";
import { testApp } from "#api/testing/testApp.ts";

const DAY_MS = 86_400_000;

afterEach(() => jest.useRealTimers());

/** The longest time for which a count is stored, in seconds from now. */
async function longest(db: Awaited<ReturnType<typeof testApp>>["db"]) {
  const [{ expire }] = await db.query<[{ expire: string }]>("SELECT max(expire) AS expire FROM rate_limits");
  return (Number(expire) - Date.now()) / 1000;
}

test("what was counted while the clock of a process was ahead lasts for one period of its limit at most", async () => {
  const { db } = await testApp();
  const throttle = openThrottle(poolOf(db));
  const fail = () => throttle.count("failed login by account and address", "ada 203.0.113.7");
  jest.useFakeTimers(movedClock(10 * DAY_MS));
  for (let count = 0; count < 10; count++) await fail();
  jest.useRealTimers();

  await expect(fail()).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED", retryAfter: 900 } });

  expect(await longest(db)).toBeLessThanOrEqual(900);
});

test("nor does a caller past a shared limit wait until the time of a clock that was ahead", async () => {
  const { db } = await testApp();
  const throttle = openThrottle(poolOf(db));
  const fail = () => throttle.countShared("failed login by account", "ada", "203.0.113.7");
  for (let count = 0; count < 20; count++) await fail();
  jest.useFakeTimers(movedClock(DAY_MS / 96 - 60_000));
  await expect(fail()).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED" } });
  jest.useRealTimers();

  await expect(fail()).resolves.toBeUndefined();

  await expect(fail()).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED" } });
  expect(await longest(db)).toBeLessThanOrEqual(900);
});

test("nor do the limits of mails last longer than their day", async () => {
  const { db } = await testApp();
  const counting = { tx: db.manager, mail: { fingerprint: (text: string) => text } };
  jest.useFakeTimers(movedClock(10 * DAY_MS));
  await mayMailCodes(counting, "ada");
  jest.useRealTimers();

  expect(await mayMailCodes(counting, "ada")).toBe(false);

  expect(await longest(db)).toBeLessThanOrEqual(DAY_MS / 1000);
});
