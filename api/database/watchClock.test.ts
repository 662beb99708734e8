import { recordEvent } from "#api/audit/recordEvent.ts";
import { watchClock } from "#api/database/watchClock.ts";
import { afterThisTest } from "#api/testing/endOfFile.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const NEVER_MS = 3_600_000;

async function watched(before = "SELECT 1") {
  const { db } = await testApp();
  await recordEvent(db.manager, { requestId: "test", address: "local" }, { act: "one" });
  await asReplica({ db }, before);
  const lines: string[] = [];
  const watch = await watchClock(
    {
      db,
      log: {
        warn: (facts: { seconds: number }) => lines.push(`behind by ${Math.round(facts.seconds / 60)} minutes`),
        info: (text: string) => lines.push(text),
      } as never,
    },
    NEVER_MS,
  );
  afterThisTest(() => watch.stop());
  return { db, lines, watch };
}

const AHEAD = "UPDATE audit_events SET occurred_at = occurred_at + interval '2 hours'";
const BACK = "UPDATE audit_events SET occurred_at = occurred_at - interval '2 hours'";

test("a start warns when the database's clock is behind the newest event", async () => {
  const { lines } = await watched(AHEAD);

  expect(lines).toEqual(["behind by 120 minutes"]);
});

test("a start warns when the database's clock is in a day that is signed", async () => {
  const { lines } = await watched(
    "INSERT INTO audit_days (day, line) VALUES ((clock_timestamp() AT TIME ZONE 'UTC')::date + 2, 'line')",
  );

  expect(lines).toEqual([expect.stringMatching(/^behind by \d+ minutes$/)]);
});

test("a clock that goes back later, as with a promotion, is logged once, and when it has caught up", async () => {
  const { db, lines, watch } = await watched();
  await watch.check();
  const atFirst = [...lines];

  await asReplica({ db }, AHEAD);
  await watch.check();
  await watch.check();
  await asReplica({ db }, BACK);
  await watch.check();
  await asReplica({ db }, AHEAD);
  await watch.check();

  expect(atFirst).toEqual([]);
  expect(lines).toEqual(["behind by 120 minutes", "the database's clock has caught up", "behind by 120 minutes"]);
});

test("an unreachable database is no reason for a warning", async () => {
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => lines.push(line), info: (line: unknown) => lines.push(line) } as never;
  const watch = await watchClock({ db: { query: () => Promise.reject(new Error("gone")) }, log }, NEVER_MS);
  await watch.stop();

  expect(lines).toEqual([]);
});
