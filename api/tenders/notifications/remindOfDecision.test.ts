import { remindOfDecision } from "#api/tenders/notifications/remindOfDecision.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/** A closed tender with a bid. The decision is expected in two days. */
async function awaited(state: Partial<Tender> = {}) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const tender = await api.has(
    aTender({ status: "closed", createdBy: admin.id, decisionExpectedOn: daysFromNow(2), ...state }),
  );
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
  const reminded = async (days: number) => {
    await remindOfDecision(api.db, daysFromNow(days));
    return (await noticesIn(api)).filter(({ kind }) => kind === "decisionOverdue").map(({ user_id }) => user_id);
  };
  return { api, admin, tender, bid, reminded };
}

test("administrators are told once when the expected day has passed, and once more of a later day", async () => {
  const { api, admin, tender, reminded } = await awaited();

  expect(await reminded(1)).toEqual([]);
  expect(await reminded(3)).toEqual([admin.id]);
  expect(await reminded(4)).toEqual([admin.id]);
  expect((await noticesIn(api))[0]).toMatchObject({
    tender_id: tender.id,
    reason: "administrator",
    facts: { number: tender.tenderNumber, title: tender.title, expected: tender.decisionExpectedOn!.toISOString() },
  });
  await api.db.query("UPDATE tenders SET decision_expected_on = $1", [daysFromNow(6)]);
  expect(await reminded(5)).toEqual([admin.id]);
  expect(await reminded(7)).toEqual([admin.id, admin.id]);
});

test.each([
  "UPDATE tenders SET status = 'awarded'",
  "UPDATE tenders SET status = 'draft'",
  "UPDATE tenders SET deleted_at = now()",
  "UPDATE bids SET status = 'rejected'",
  "UPDATE bids SET withdrawn_at = now()",
])("nothing is overdue after: %s", async (change) => {
  const { api, reminded } = await awaited();
  await api.db.query(change);

  expect(await reminded(3)).toEqual([]);
});

test("of several processes that remind at once one does", async () => {
  const { api, admin } = await awaited();

  await Promise.all(Array.from({ length: 4 }, () => remindOfDecision(api.db, daysFromNow(3))));

  expect((await noticesIn(api)).map(({ user_id }) => user_id)).toEqual([admin.id]);
});
