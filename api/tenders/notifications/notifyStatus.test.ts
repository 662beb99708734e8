import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { NOTICE_KINDS } from "#api/notices/noticeKinds.rules.ts";
import { aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

async function concerning(overrides: Partial<Tender> = {}) {
  const api = await testApp();
  const tender = await api.has(aTender(overrides));
  const [chief, drafter, asker] = [await api.has(anAdmin()), await api.has(aBidder()), await api.has(aBidder())];
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
  // The administrator who changes the status also has a draft, but must not be notified.
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2), ($1, $3)", [
    tender.id,
    drafter.id,
    chief.id,
  ]);
  await api.db.query(
    "INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, version) VALUES ($1, $2, $2, 'May the girders come by river?', now(), 1)",
    [tender.id, asker.id],
  );
  const admin = api.as(chief);
  const become = (patch: object) => admin.patch(`/api/tenders/${tender.id}`, patch);
  const statusNotices = async () => (await noticesIn(api)).filter(({ kind }) => kind === "statusChanged");
  return { api, tender, admin, bid, drafter, asker, become, statusNotices };
}

test.each([
  ["closedEarly", "open", { status: "closed" }, false],
  ["hidden", "open", { status: "draft" }, true],
  ["hidden", "closed", { status: "draft" }, true],
  ["awarded", "closed", { status: "awarded" }, true],
  ["awarded", "open", { status: "awarded" }, true],
  ["awardTakenBack", "awarded", { status: "closed" }, true],
  ["awardTakenBack", "awarded", { status: "open" }, true],
  ["awardTakenBack", "awarded", { status: "draft" }, true],
] as const)(
  "%s: a tender that is %s and becomes %j by REST is told to all whom it concerns, but not to the one who did it",
  async (happened, status, patch, atTheBid) => {
    const { tender, bid, drafter, asker, become, statusNotices } = await concerning({ status });

    expect((await become(patch)).status).toBe(200);

    const notices = await statusNotices();
    const bidId = atTheBid ? bid.id : null;
    expect(new Map(notices.map(({ user_id, reason, bid_id }) => [user_id, [reason, bid_id]]))).toEqual(
      new Map([
        [bid.companyId, ["bid", bidId]],
        [drafter.id, ["draft", null]],
        [asker.id, ["question", null]],
      ]),
    );
    for (const notice of notices)
      expect(notice).toMatchObject({
        tender_id: tender.id,
        facts: { number: tender.tenderNumber, title: tender.title, happened },
      });
  },
);

test.each([
  ["the opening of a draft", { status: "draft" }, { status: "open" }],
  ["a draft that is closed", { status: "draft" }, { status: "closed" }],
  ["closing after the closing time", { status: "open", closingDate: daysFromNow(-1) }, { status: "closed" }],
  ["opening again, which is an addendum", { status: "closed" }, { status: "open" }],
  ["another field", { status: "open" }, { location: "Boali" }],
] as const)("%s is no change of status to be told", async (_what, state, patch) => {
  const { become, statusNotices } = await concerning(state);

  expect((await become(patch)).status).toBe(200);

  expect(await statusNotices()).toEqual([]);
});

test("a deletion and a restoration are told, of a draft neither; a restoration of what is there tells nothing", async () => {
  const { api, tender, admin, bid, statusNotices } = await concerning();
  const draft = await api.has(aTender({ status: "draft" }));
  await api.has(aSubmittedBid({ tenderId: draft.id, companyId: bid.companyId }));
  const restore = (id: string) => admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id });

  expect((await admin.delete(`/api/tenders/${tender.id}`)).status).toBe(204);
  await restore(tender.id);
  await restore(tender.id);
  await admin.delete(`/api/tenders/${draft.id}`);
  await restore(draft.id);

  const own = (await statusNotices()).filter(({ user_id }) => user_id === bid.companyId);
  expect(own.map(({ facts, bid_id }) => [facts.happened, bid_id])).toEqual([
    ["deleted", bid.id],
    ["restored", null],
  ]);
  expect(await statusNotices()).toHaveLength(2 * 3);
});

test.each([
  ["closed", ["tender", "tender", "tender"]],
  ["draft", ["bid", "dashboard", "dashboard"]],
  ["awarded", ["bid", "tender", "tender"]],
] as const)("the notice of a tender that is %s leads to what its reader can still read", async (status, pages) => {
  const { tender, bid, become, statusNotices } = await concerning();
  const paths = { tender: sitePaths.tender(tender.id), bid: sitePaths.myBid(bid.id), dashboard: sitePaths.dashboard };

  await become({ status });

  const led = (await statusNotices()).map(({ tender_id, bid_id, reason, facts }) => [
    reason,
    NOTICE_KINDS.statusChanged.page({ tenderId: tender_id, bidId: bid_id, facts }),
  ]);
  expect(Object.fromEntries(led)).toEqual({ bid: paths[pages[0]], draft: paths[pages[1]], question: paths[pages[2]] });
});

test("each time is told", async () => {
  const { become, statusNotices } = await concerning({ status: "closed" });

  for (const status of ["awarded", "closed", "awarded"]) await become({ status });

  expect((await statusNotices()).map(({ facts }) => facts.happened).filter((_, place) => place % 3 === 0)).toEqual([
    "awarded",
    "awardTakenBack",
    "awarded",
  ]);
});
