import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { headsOf, signDays } from "#api/audit/days/signDays.ts";
import { dayLine } from "#api/audit/days/dayLine.ts";
import { openAuditKey } from "#api/audit/days/auditKey.ts";
import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { serverUrl } from "#api/testing/database.ts";
import { afterThisTest } from "#api/testing/endOfFile.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { asReplica, testApp, type TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const ACTOR = { requestId: "test", address: "local", user: null };
const DESK = "desk@example.org";

/** Moves today's events to another day, and recomputes their hashes as the trigger on `audit_events` does. */
async function moveTo({ db }: TestApp, day: string) {
  const today = "(clock_timestamp() AT TIME ZONE 'UTC')::date";
  await asReplica(
    { db },
    `
    DO $$ DECLARE event audit_events; last text; place text := ''; BEGIN
      UPDATE audit_events SET occurred_at = occurred_at + ('${day}'::date - ${today}) * interval '1 day', day = '${day}' WHERE day = ${today};
      FOR event IN SELECT * FROM audit_events WHERE day = '${day}' ORDER BY stripe, sequence LOOP
        IF place <> event.stripe::text THEN last := repeat('0', 64); place := event.stripe::text; END IF;
        event.previous_hash := last;
        last := encode(sha256(convert_to(last || E'\\n' || audit_canonical(event), 'UTF8')), 'hex');
        UPDATE audit_events SET previous_hash = event.previous_hash, hash = last WHERE (audit_events.day, stripe, sequence) = (event.day, event.stripe, event.sequence);
      END LOOP;
    END $$`,
  );
}

/** Records three events on 20 November 2025 and one on 22 November, and signs these days and the day between them. */
async function aTrail() {
  const api = await testApp();
  const dataDirectory = aDirectory();
  await api.db.transaction((tx) =>
    recordEvent(tx, ACTOR, { act: "one" }, { act: "two", after: { text: "wé" } }, { act: "three" }),
  );
  await moveTo(api, "2025-11-20");
  await recordEvent(api.db.manager, ACTOR, { act: "later" });
  await moveTo(api, "2025-11-22");
  let woken = 0;
  const sign = (today = "2025-11-23", directory = dataDirectory) =>
    signDays(api.db, { dataDirectory: directory, desk: DESK, queued: () => woken++ }, today);
  await sign();
  return {
    api,
    dataDirectory,
    sign,
    woken: () => woken,
    verify: () => verifyAudit(api.db, dataDirectory),
    lines: join(dataDirectory, "audit", "days.jsonl"),
  };
}

test("each finished day has one signed line, in the file and by mail, a day without events too", async () => {
  const { api, lines, sign, verify, woken, dataDirectory } = await aTrail();
  await sign();

  const kept = readFileSync(lines, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { day: string; events: number });
  const mails = await api.db.query<{ subject: string; recipient: string; text: string }[]>(
    "SELECT * FROM outgoing_mails ORDER BY subject",
  );
  expect(kept.map(({ day, events }) => [day, events])).toEqual([
    ["2025-11-20", 3],
    ["2025-11-21", 0],
    ["2025-11-22", 1],
  ]);
  expect(mails).toMatchObject(
    kept.map((line) => ({
      recipient: DESK,
      subject: `Audit trail of ${line.day}`,
      text: expect.stringContaining(JSON.stringify(line)),
    })),
  );
  expect(woken()).toBe(1);
  expect(statSync(join(dataDirectory, "audit", "key.pem")).mode & 0o777).toBe(0o600);
  expect(await verify()).toMatch(
    /^4 events and 3 signed days are unbroken, the last signed day is 2025-11-22\.\nPublic key: [\w-]+ \(of this DATA_DIR\)$/,
  );
});

test("of several processes at once one signs a day, and each keeps its line", async () => {
  const { api, sign, dataDirectory } = await aTrail();
  const other = aDirectory();

  await Promise.all([sign("2025-11-25"), sign("2025-11-25", other)]);
  await sign("2025-11-25", other);
  await sign("2025-11-25");

  const [{ mails }] = await api.db.query<[{ mails: number }]>("SELECT count(*)::int AS mails FROM outgoing_mails");
  expect(mails).toBe(5);
  for (const directory of [dataDirectory, other])
    await expect(verifyAudit(api.db, directory)).resolves.toContain("5 signed days");
});

test("without a signed day the chains are checked, and the unsigned days told", async () => {
  const api = await testApp();
  await recordEvent(api.db.manager, ACTOR, { act: "one" });
  await moveTo(api, "2025-11-20");

  const said = await verifyAudit(api.db, aDirectory());

  expect(said).toMatch(/^1 events and 0 signed days are unbroken\.\n1 finished days have no signed line yet/);
});

/** SQL that a database superuser could execute, and the problem that verifyAudit then reports. */
test.each([
  [
    "an edited row",
    "UPDATE audit_events SET actor_name = 'somebody' WHERE act = 'two'",
    /^Event 2 of chain \d+ on 2025-11-20 \(.*\) was changed: its hash is another$/,
  ],
  [
    "an edited row with its own new hash",
    "UPDATE audit_events SET act = 'other', hash = encode(sha256('x'), 'hex') WHERE act = 'two'",
    /^Event 2 of chain \d+ on 2025-11-20 .* was changed/,
  ],
  ["a deleted row", "DELETE FROM audit_events WHERE act = 'two'", /^Event 2 of chain \d+ on 2025-11-20 is missing$/],
  [
    "a deleted first row",
    "DELETE FROM audit_events WHERE act = 'one'",
    /^Event 1 of chain \d+ on 2025-11-20 is missing$/,
  ],
  [
    "a deleted last row",
    "DELETE FROM audit_events WHERE act = 'three'",
    /^Head of chain \d+ on 2025-11-20: the signed line has 3 events, the database has 2$/,
  ],
  [
    "a deleted day",
    "DELETE FROM audit_events WHERE day = '2025-11-22'",
    /^Head of chain \d+ on 2025-11-22: the signed line has 1 events, the database has none$/,
  ],
  [
    "a truncated trail",
    "TRUNCATE audit_events",
    /^Head of chain \d+ on 2025-11-20: the signed line has 3 events, the database has none$/,
  ],
  [
    "a truncated trail with its signed lines",
    "TRUNCATE audit_events, audit_days",
    /^Day 2025-11-20: its line is in .*days\.jsonl, and the database has none$/,
  ],
  [
    "a deleted line",
    "DELETE FROM audit_days WHERE day = '2025-11-21'",
    /^Day 2025-11-21: it has no signed line in the database$/,
  ],
  [
    "a deleted last line",
    "DELETE FROM audit_days WHERE day = '2025-11-22'",
    /^Day 2025-11-22: its line is in .*days\.jsonl, and the database has none$/,
  ],
  [
    "an edited line",
    "UPDATE audit_days SET line = replace(line, '\"events\":3', '\"events\":2')",
    /^Day 2025-11-20: its line in the database has no right signature$/,
  ],
])("%s is named", async (_what, sql, named) => {
  const { api, verify } = await aTrail();

  await asReplica(api, sql);

  await expect(verify()).rejects.toThrow(named);
});

test("an event that is added to a signed day is named", async () => {
  const { api, verify } = await aTrail();

  await recordEvent(api.db.manager, ACTOR, { act: "added" });
  await asReplica(
    api,
    "UPDATE audit_events SET stripe = (SELECT (max(stripe) + 1) % 32 FROM audit_events WHERE act = 'one') WHERE act = 'added'",
  );
  await moveTo(api, "2025-11-20");

  await expect(verify()).rejects.toThrow(/^Head of chain \d+ on 2025-11-20: the signed line has no such chain$/);
});

test("a chain that is rewritten as a whole is named by its head; rewritten with its line and another key by the file", async () => {
  const { api, verify, lines } = await aTrail();
  const rewrite = "UPDATE audit_events SET act = 'innocent' WHERE act = 'two'";
  await asReplica(
    api,
    `${rewrite}; UPDATE audit_events SET day = (clock_timestamp() AT TIME ZONE 'UTC')::date WHERE day = '2025-11-20'`,
  );
  await moveTo(api, "2025-11-20");

  await expect(verify()).rejects.toThrow(/^Head of chain \d+ on 2025-11-20: it is not the signed one$/);

  const forger = openAuditKey(aDirectory());
  const forged = dayLine(
    { day: "2025-11-20", events: 3, heads: await headsOf(api.db.manager, "2025-11-20"), previous: null },
    forger,
  );
  await asReplica(api, `DELETE FROM audit_days; INSERT INTO audit_days (day, line) VALUES ('2025-11-20', '${forged}')`);
  await expect(verify()).rejects.toThrow(`Day 2025-11-20: its line in the database is not the one in ${lines}`);
});

test.each([
  [
    "an edited line of the file",
    (text: string) => text.replace('"events":3', '"events":4'),
    /^Line 1 of .*days\.jsonl has no right signature$/,
  ],
  [
    "a line that the file lacks",
    (text: string) => text.split("\n").toSpliced(1, 1).join("\n"),
    /^Day 2025-11-21: .*days\.jsonl has no line of it$/,
  ],
])("%s is named", async (_what, edit, named) => {
  const { lines, verify } = await aTrail();

  writeFileSync(lines, edit(readFileSync(lines, "utf8")));

  await expect(verify()).rejects.toThrow(named);
});

test("a deleted file is named, and the next round writes it again", async () => {
  const { api, sign, lines, verify } = await aTrail();
  rmSync(lines);

  await expect(verify()).rejects.toThrow(
    `${lines} does not exist, and the database has 3 signed days: compare its lines with those that were mailed to the desk. The product writes the file again when it starts`,
  );
  await sign();

  expect(existsSync(lines)).toBe(true);
  await expect(verify()).resolves.toContain("3 signed days");
  await expect(verifyAudit(api.db, aDirectory())).rejects.toThrow("does not exist, and the database has 3 signed days");
});

test("an emptied file is named", async () => {
  const { lines, verify } = await aTrail();

  writeFileSync(lines, "");

  await expect(verify()).rejects.toThrow(/^Day 2025-11-20: .*days\.jsonl has no line of it$/);
});

test("a cut file is named, but not the line of a day that was signed within two hours: each process adds it hourly", async () => {
  const { api, lines, verify } = await aTrail();
  writeFileSync(lines, readFileSync(lines, "utf8").split("\n").slice(0, 2).join("\n"));

  await expect(verify()).resolves.toContain("3 signed days");
  for (const signedAt of ["signed_at - interval '2 hours'", "clock_timestamp() + interval '1 day'"]) {
    await asReplica(api, `UPDATE audit_days SET signed_at = ${signedAt}`);
    await expect(verify()).rejects.toThrow(/^Day 2025-11-22: .*days\.jsonl has no line of it$/);
  }
});

test("an event before the first signed day is named", async () => {
  const { api, verify } = await aTrail();
  await recordEvent(api.db.manager, ACTOR, { act: "earlier" });
  await moveTo(api, "2025-11-18");

  await expect(verify()).rejects.toThrow(
    /^Day 2025-11-18: it has events and no signed line, and the first signed day is 2025-11-20$/,
  );
});

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

onServerOnly("an event whose transaction is open when the day ends is in the day's line", async () => {
  const api = await testApp();
  const dataDirectory = aDirectory();
  // Disable the trigger that refuses the line of an unfinished day, because this test signs today.
  await api.db.query("ALTER TABLE audit_days DISABLE TRIGGER audit_days_are_finished");
  afterThisTest(() => api.db.query("ALTER TABLE audit_days ENABLE TRIGGER audit_days_are_finished"));
  const runner = api.db.createQueryRunner();
  await runner.startTransaction();
  await recordEvent(runner.manager, ACTOR, { act: "late" });

  const [{ tomorrow }] = await api.db.query<[{ tomorrow: string }]>(
    "SELECT ((clock_timestamp() AT TIME ZONE 'UTC')::date + 1)::text AS tomorrow",
  );
  let isSigned = false;
  const signing = signDays(api.db, { dataDirectory, desk: DESK, queued: () => undefined }, tomorrow).then(
    () => (isSigned = true),
  );
  await until(
    async () =>
      (
        await api.db.query<object[]>(
          "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()",
        )
      ).length > 0,
  );
  const before = isSigned;
  await runner.commitTransaction();
  await runner.release();
  await signing;

  expect(before).toBe(false);
  await expect(verifyAudit(api.db, dataDirectory)).resolves.toContain("1 events and 1 signed days");
});
