import { signDays } from "#api/audit/days/signDays.ts";
import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { serverUrl } from "#api/testing/database.ts";
import { byPlantedClock, setClock, withPlantedClock } from "#api/testing/databases/plantedClock.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const ACTOR = { requestId: "test", address: "local", user: null };
const LAST_MOMENT = "2025-11-22T23:59:59.999Z";
const FIRST_MOMENT = "2025-11-23T00:00:00.000Z";

const stored = ({ db }: TestApp) =>
  db.query<{ act: string; day: string; sequence: number; isFirst: boolean }[]>(
    `SELECT act, day::text, sequence, previous_hash = repeat('0', 64) AS "isFirst" FROM audit_events ORDER BY occurred_at, sequence`,
  );

async function signedAndVerified(api: TestApp, today: string) {
  const dataDirectory = aDirectory();
  await signDays(api.db, { dataDirectory, desk: "desk@example.org", queued: () => undefined }, today);
  return verifyAudit(api.db, dataDirectory);
}

test("a transaction whose events are before and after midnight begins the chain of the new day with the later one", async () => {
  await withPlantedClock(async (api) => {
    await api.db.transaction(async (tx) => {
      await byPlantedClock(tx);
      await recordEvent(tx, ACTOR, { act: "one" }, { act: "two" });
      await setClock(tx, FIRST_MOMENT);
      await recordEvent(tx, ACTOR, { act: "three" }, { act: "four" });
    });

    expect(await stored(api)).toEqual([
      { act: "one", day: "2025-11-22", sequence: 1, isFirst: true },
      { act: "two", day: "2025-11-22", sequence: 2, isFirst: false },
      { act: "three", day: "2025-11-23", sequence: 1, isFirst: true },
      { act: "four", day: "2025-11-23", sequence: 2, isFirst: false },
    ]);
    expect(await signedAndVerified(api, "2025-11-23")).toContain(
      "4 events and 1 signed days are unbroken, the last signed day is 2025-11-22.",
    );
  }, LAST_MOMENT);
});

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

onServerOnly(
  "an event that is queued for its chain's lock at midnight is in the new day: the day that was signed meanwhile gets no further event",
  async () => {
    await withPlantedClock(async (api) => {
      const [first, second] = [api.db.createQueryRunner(), api.db.createQueryRunner()];
      for (const runner of [first, second]) {
        await runner.startTransaction();
        await byPlantedClock(runner);
        // Make both transactions write to hash chain 7, so that the second one waits for the first. Without this
        // setting, each transaction chooses a chain that is not locked.
        await runner.query("SELECT set_config('axion.audit_stripe', '7', true)");
      }
      await recordEvent(first.manager, ACTOR, { act: "before midnight" });
      const waiting = recordEvent(second.manager, ACTOR, { act: "waited" });
      await until(
        async () =>
          (
            await api.db.query<object[]>(
              "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()",
            )
          ).length > 0,
      );

      await setClock(api.db, FIRST_MOMENT);
      const signing = signedAndVerified(api, "2025-11-23");
      await first.commitTransaction();
      await waiting;
      await second.commitTransaction();
      const said = await signing;
      await Promise.all([first.release(), second.release()]);

      expect(await stored(api)).toEqual([
        { act: "before midnight", day: "2025-11-22", sequence: 1, isFirst: true },
        { act: "waited", day: "2025-11-23", sequence: 1, isFirst: true },
      ]);
      expect(said).toContain("1 signed days are unbroken, the last signed day is 2025-11-22.");
    }, LAST_MOMENT);
  },
);
