import { remindOfClosing } from "#api/bids/reminders/remindOfClosing.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { aBidder, anAddendum, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { whileLocked } from "#api/testing/databases/whileLocked.ts";

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.
const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Creates a tender, by default published ten days ago, and a company's draft of a bid on it. */
async function aDraft({ closesIn = 80, openedBefore = 240 } = {}) {
  const api = await testApp();
  const tender = await api.has(
    aTender({
      closingDate: hoursFromNow(closesIn),
      openingDate: hoursFromNow(-openedBefore),
      createdAt: hoursFromNow(-openedBefore),
    }),
  );
  await api.db.query("UPDATE tenders SET published_at = $2 WHERE id = $1", [tender.id, hoursFromNow(-openedBefore)]);
  const company = await api.has(aBidder());
  await draftOf(api, tender.id, company.id);
  const reminded = async (at = 0) => {
    await remindOfClosing(api.db, hoursFromNow(at));
    return (await noticesIn(api)).map(({ user_id, facts }) => [user_id, facts.hours]);
  };
  return { api, tender, company, reminded };
}

const draftOf = ({ db }: TestApp, tenderId: string, companyId: string) =>
  db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2)", [tenderId, companyId]);

test("a company with only a draft is reminded once at 72 and once at 24 hours before closing, and told when it was saved and by whom", async () => {
  const { api, company, tender, reminded } = await aDraft();

  const counts = [];
  for (const at of [0, 8, 9, 40, 56, 57, 79, 81]) counts.push((await reminded(at)).length);

  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 2]);
  expect(await reminded(81)).toEqual([
    [company.id, 72],
    [company.id, 24],
  ]);
  expect((await noticesIn(api))[0]).toMatchObject({
    kind: "closingSoon",
    reason: "draft",
    tender_id: tender.id,
    facts: { at: expect.any(String), persons: [company.id], closing: tender.closingDate.toISOString() },
  });
});

test("a draft that is begun after a reminder is not told of that one, and a company with a live bid of none", async () => {
  const { api, tender, company, reminded } = await aDraft();
  const bidder = await api.has(aSubmittedBid({ tenderId: tender.id }));
  await draftOf(api, tender.id, bidder.companyId);
  await reminded(10);
  const late = await api.has(aBidder());
  await draftOf(api, tender.id, late.id);

  expect(await reminded(20)).toEqual([[company.id, 72]]);
  expect((await reminded(60)).slice(1).sort()).toEqual(
    [
      [company.id, 24],
      [late.id, 24],
    ].sort(),
  );
});

test("who asked a question and has no bid is reminded too, and whose bid does not confirm an addendum; a confirmed bid is finished", async () => {
  const { api, tender, company, reminded } = await aDraft({ closesIn: 20 });
  const chief = await api.has(anAdmin());
  const [asker, silent, finished] = [
    await api.has(aBidder()),
    await api.has(aSubmittedBid({ tenderId: tender.id })),
    await api.has(aSubmittedBid({ tenderId: tender.id })),
  ];
  await api.db.query(
    "INSERT INTO tender_questions (tender_id, company_id, asked_by, asked_at, text, version) VALUES ($1, $2, $2, now(), 'May the girders come by river?', 1)",
    [tender.id, asker.id],
  );
  for (let number = 1; number <= 2; number++) await api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id }));
  await api.db.query(
    "INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by) VALUES ($1, 2, 1, now(), $2)",
    [finished.id, finished.companyId],
  );

  await reminded(0);

  const noticesByUser = new Map((await noticesIn(api)).map(({ user_id, ...notice }) => [user_id, notice]));
  expect([...noticesByUser.keys()].sort()).toEqual([company.id, asker.id, silent.companyId].sort());
  expect(noticesByUser.get(asker.id)).toMatchObject({
    reason: "question",
    bid_id: null,
    facts: { at: null, unconfirmed: null },
  });
  expect(noticesByUser.get(silent.companyId)).toMatchObject({
    reason: "bid",
    bid_id: silent.id,
    facts: { at: null, unconfirmed: 2 },
  });
});

test("a reminder that comes late tells the days that are left", async () => {
  const { reminded, company } = await aDraft({ closesIn: 47 });

  expect(await reminded(0)).toEqual([[company.id, 48]]);
});

test("an extension makes both due again", async () => {
  const { api, tender, reminded } = await aDraft({ closesIn: 20 });
  await reminded(0);
  await api.db.query("UPDATE tenders SET closing_date = $2 WHERE id = $1", [tender.id, hoursFromNow(100)]);

  const counts = [];
  for (const at of [1, 30, 80]) counts.push((await reminded(at)).length);

  expect(counts).toEqual([1, 2, 3]);
});

test("a tender shorter than 72 hours has only the second reminder", async () => {
  const { reminded, company } = await aDraft({ closesIn: 50, openedBefore: 5 });

  expect([await reminded(0), await reminded(30)]).toEqual([[], [[company.id, 24]]]);
});

test("a draft tender that is published 50 hours before closing has only the second reminder, however old it is", async () => {
  const { api, tender, reminded, company } = await aDraft({ closesIn: 50 });
  await api.db.query("UPDATE tenders SET published_at = now() WHERE id = $1", [tender.id]);

  expect([await reminded(0), await reminded(30)]).toEqual([[], [[company.id, 24]]]);
});

test("a tender that is closed, a draft or deleted is not reminded of", async () => {
  const { api, reminded } = await aDraft({ closesIn: 20 });
  for (const change of ["status = 'draft'", "status = 'closed'", "status = 'open', deleted_at = now()"]) {
    await api.db.query(`UPDATE tenders SET ${change}`);
    expect(await reminded(0)).toEqual([]);
  }
});

test("of several processes that remind at once one does", async () => {
  const { api, company } = await aDraft({ closesIn: 20 });

  await Promise.all(Array.from({ length: 4 }, () => remindOfClosing(api.db)));

  expect((await noticesIn(api)).map(({ user_id }) => user_id)).toEqual([company.id]);
});

onServerOnly(
  "an extension that is stored between the claim and the notices: nobody is told of the old closing time",
  async () => {
    const { api, tender } = await aDraft({ closesIn: 20 });
    const extended = hoursFromNow(100);

    await whileLocked(
      api,
      (holder) => holder.query("UPDATE tenders SET closing_date = $2 WHERE id = $1", [tender.id, extended]),
      () => remindOfClosing(api.db),
    );

    expect(await noticesIn(api)).toEqual([]);
  },
);

test("many tenders that close at once are all reminded of", async () => {
  const { api } = await aDraft({ closesIn: 20 });
  for (let place = 0; place < 45; place++)
    await draftOf(api, (await api.has(aTender({ closingDate: hoursFromNow(10) }))).id, (await api.has(aBidder())).id);

  await remindOfClosing(api.db);

  expect(await noticesIn(api)).toHaveLength(46);
});
