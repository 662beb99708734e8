import { recordEvent } from "#api/audit/recordEvent.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { aPreparedDirectory, ran } from "#api/testing/serverProcess.ts";
import { asReplica } from "#api/testing/testApp.ts";

test("audit:verify ends with code 0 where nothing is broken, and with code 1 and the row where one is", async () => {
  const directory = aPreparedDirectory();
  const { db, close } = await openEmbedded(directory);
  await recordEvent(db.manager, { requestId: "test", address: "local" }, { act: "one" });
  await close();

  const whole = await ran("auditVerify", { DATA_DIR: directory });
  const again = await openEmbedded(directory);
  await asReplica(again, "UPDATE audit_events SET act = 'other'");
  await again.close();
  const broken = await ran("auditVerify", { DATA_DIR: directory });

  expect(whole).toEqual({ code: 0, printed: "1 events and 0 signed days are unbroken.\n" });
  expect(broken).toEqual({ code: 1, printed: expect.stringMatching(/^The audit trail is broken or could not be read: Event 1 of chain \d+ on \S+ \(.*\) was changed: its hash is another\n$/) });
});
