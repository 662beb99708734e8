import { signDays } from "#api/audit/days/signDays.ts";
import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { anAdmin } from "#api/testing/builders/builders.ts";
import { byPlantedClock, setClock, withPlantedClock } from "#api/testing/databases/plantedClock.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const ACTOR = { requestId: "test", address: "local", user: null };
const SUBJECT = "01934d3a-0000-7000-8000-0000000000a1";

/** Records an event while the database's clock shows `time`. */
const recordAt = ({ db }: TestApp, time: string, act: string, more: object = {}) =>
  db.transaction(async (tx) => {
    await byPlantedClock(tx);
    await setClock(tx, time);
    await recordEvent(tx, ACTOR, { act, ...more });
  });

const stored = ({ db }: TestApp) =>
  db.query<object[]>(
    `SELECT act, day::text, to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') AS "occurredAt", to_char(clock_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS "clockAt"
       FROM audit_events ORDER BY occurred_at, id`,
  );

test("a day that was signed takes no event of a clock that went back: the event is in the next day and says what the clock said", async () => {
  await withPlantedClock(async (api) => {
    const dataDirectory = aDirectory();
    const sign = (today: string) =>
      signDays(api.db, { dataDirectory, desk: "desk@example.org", queued: () => undefined }, today);
    await recordAt(api, "2025-11-22T10:00:00Z", "before");
    await sign("2025-11-23");

    await recordAt(api, "2025-11-22T09:00:00Z", "a day back");
    await recordAt(api, "2025-11-23T00:00:01Z", "caught up");
    const said = await verifyAudit(api.db, dataDirectory);
    await sign("2025-11-24");

    expect(await stored(api)).toEqual([
      { act: "before", day: "2025-11-22", occurredAt: "2025-11-22 10:00:00.000", clockAt: null },
      { act: "a day back", day: "2025-11-23", occurredAt: "2025-11-23 00:00:00.000", clockAt: "2025-11-22 09:00" },
      { act: "caught up", day: "2025-11-23", occurredAt: "2025-11-23 00:00:01.000", clockAt: null },
    ]);
    expect(said).toContain("3 events and 1 signed days are unbroken");
    await expect(verifyAudit(api.db, dataDirectory)).resolves.toContain("3 events and 2 signed days are unbroken");
  });
});

test("the events of one subject are in the order of the acts, also when the clock went back, or both came in one millisecond", async () => {
  await withPlantedClock(async (api) => {
    const about = { subject: "tender", subjectId: SUBJECT };
    await recordAt(api, "2025-11-22T10:00:00Z", "first", about);
    await recordAt(api, "2025-11-22T10:00:00Z", "at once", about);
    await recordAt(api, "2025-11-22T08:00:00Z", "two hours back", about);
    await recordAt(api, "2025-11-22T08:00:00Z", "of another subject");

    expect(await stored(api)).toEqual([
      { act: "of another subject", day: "2025-11-22", occurredAt: "2025-11-22 08:00:00.000", clockAt: null },
      { act: "first", day: "2025-11-22", occurredAt: "2025-11-22 10:00:00.000", clockAt: null },
      { act: "at once", day: "2025-11-22", occurredAt: "2025-11-22 10:00:00.001", clockAt: null },
      { act: "two hours back", day: "2025-11-22", occurredAt: "2025-11-22 10:00:00.002", clockAt: "2025-11-22 08:00" },
    ]);
    await expect(verifyAudit(api.db, aDirectory())).resolves.toContain("4 events and 0 signed days are unbroken");
  });
});

test("what the clock said is in the event's hash, in the list and in the CSV", async () => {
  await withPlantedClock(async (api) => {
    const about = { subject: "tender", subjectId: SUBJECT };
    await recordAt(api, "2025-11-22T10:00:00Z", "first", about);
    await recordAt(api, "2025-11-22T08:00:00Z", "back", about);
    const admin = api.as(await api.has(anAdmin()));

    const { data } = await admin.graphql(
      '{ auditEvents(first: 2, filter: { to: "2025-12-31" }) { nodes { act occurredAt clockAt } } }',
    );
    const csv = await admin.get("/api/audit.csv?to=2025-12-31");

    expect(data.auditEvents.nodes).toEqual([
      { act: "back", occurredAt: "2025-11-22T10:00:00.001Z", clockAt: "2025-11-22T08:00:00.000Z" },
      { act: "first", occurredAt: "2025-11-22T10:00:00.000Z", clockAt: null },
    ]);
    expect(csv.body).toContain("2025-11-22T08:00:00.000Z");
    await api.db.transaction(async (tx) => {
      await tx.query("SET LOCAL session_replication_role = replica");
      await tx.query("UPDATE audit_events SET clock_at = NULL WHERE act = 'back'");
    });
    await expect(verifyAudit(api.db, aDirectory())).rejects.toThrow("was changed: its hash is another");
  });
});

test.each([
  ["today", "SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date, 'line'"],
  ["a later day", "SELECT '2125-01-01', 'line'"],
  ["a day after one without a line", "SELECT '2025-01-03', 'line'"],
  ["an earlier day", "SELECT '2024-12-31', 'line'"],
])("no line is stored of %s: days are signed once they have ended, in their order", async (_what, line) => {
  const { db } = await testApp();
  await db.query("INSERT INTO audit_days (day, line) VALUES ('2025-01-01', 'line')");

  await expect(db.query(`INSERT INTO audit_days (day, line) ${line}`)).rejects.toThrow(
    "audit_days take finished days, each after the day before it",
  );
});
