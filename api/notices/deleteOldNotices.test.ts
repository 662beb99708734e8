import { deleteOldNotices } from "#api/notices/deleteOldNotices.ts";
import { notify } from "#api/notices/notify.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { noticesIn, someFacts } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY - ms);

test("a notice is dropped 400 days after it was read, and one that nobody read is kept", async () => {
  const api = await testApp();
  const { id: userId } = await api.has(aPartner());
  const read: [string, Date | null][] = [
    ["long ago", daysAgo(400, 1)],
    ["400 days ago", daysAgo(400)],
    ["today", NOW],
    ["never", null],
  ];
  for (const [number, readAt] of read) {
    await notify(api.db.manager, { kind: "noBids", occurrence: number, facts: { ...someFacts().noBids, number } }, [
      { userId, reason: "administrator" },
    ]);
    await api.db.query("UPDATE notices SET created_at = $1, read_at = $2 WHERE occurrence = $3", [
      daysAgo(900),
      readAt,
      number,
    ]);
  }

  await deleteOldNotices(api.db, NOW);

  expect((await noticesIn(api)).map(({ facts }) => facts.number).sort()).toEqual(["400 days ago", "never", "today"]);
});
