import { recordEvent } from "#api/audit/recordEvent.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { aSubmittedBid } from "#api/testing/builders/builders.ts";
import { aPreparedDirectory, ran } from "#api/testing/servers/serverProcess.ts";
import { asReplica } from "#api/testing/testApp.ts";

const AS_THE_TRAIL_SAYS =
  "Tenders, bids, their documents, questions, openings, closing seals and decisions, and what accounts sign in with, are as the audit trail says.";

test("audit:verify ends with code 0 where nothing is broken, and with code 1 and the row where one is, and where a bid has no event", async () => {
  const directory = aPreparedDirectory();
  const { db, close } = await openEmbedded(directory);
  await recordEvent(db.manager, { requestId: "test", address: "local" }, { act: "one" });
  await close();

  const whole = await ran("auditVerify", { DATA_DIR: directory });
  const forged = await openEmbedded(directory);
  await forged.db.transaction(aSubmittedBid());
  await forged.close();
  const differs = await ran("auditVerify", { DATA_DIR: directory });
  const again = await openEmbedded(directory);
  await asReplica(again, "UPDATE audit_events SET act = 'other'");
  await again.close();
  const broken = await ran("auditVerify", { DATA_DIR: directory });

  expect(whole).toEqual({
    code: 0,
    printed: `1 events and 0 signed days are unbroken.\n${AS_THE_TRAIL_SAYS}\n`,
  });
  expect(differs).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /^The audit trail is broken or could not be read: what is stored differs from what the audit trail says:\n(- .*\n)*- bid \S+: no event created it\n(- .*\n)+$/,
    ),
  });
  expect(broken).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /^The audit trail is broken or could not be read: Event 1 of chain \d+ on \S+ \(.*\) was changed: its hash is another\n$/,
    ),
  });
});
