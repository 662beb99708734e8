import { randomUUID } from "node:crypto";

import { aBid, aBidder, anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const DRAFT = "{ tenderId bidAmount technicalProposal timelineDays documentsUrl savedAt version }";
const SAVE = `mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) ${DRAFT} }`;
const READ = `query ($tenderId: ID!) { bidDraft(tenderId: $tenderId) ${DRAFT} }`;
const DELETE = `mutation ($tenderId: ID!) { deleteBidDraft(tenderId: $tenderId) { tenderId technicalProposal } }`;
const TYPED = { bidAmount: "1,2", technicalProposal: "  We laun", timelineDays: "", documentsUrl: "htt" };

/** Creates a tender, a partner and an administrator. `save` and `read` are for the partner's draft on this tender. */
async function typing(state: Partial<Tender> = {}) {
  const api = await testApp();
  const tender = await api.has(aTender(state));
  const [partner, admin] = [api.as(await api.has(aPartner())), api.as(await api.has(anAdmin()))];
  const save = (input: object = {}, tenderId: string = tender.id) =>
    partner.graphql(SAVE, { tenderId, input: { ...TYPED, ...input } });
  const read = async () => (await partner.graphql(READ, { tenderId: tender.id })).data.bidDraft as object | null;
  return { api, tender, partner, admin, save, read };
}

test("an invalid draft is stored as typed, without a company profile", async () => {
  const { tender, save, read } = await typing();

  const { data } = await save();

  expect(data.saveBidDraft).toEqual({ ...TYPED, tenderId: tender.id, version: 1, savedAt: expect.any(String) });
  expect(await read()).toEqual(data.saveBidDraft);
});

test("a draft keeps which addendum its writer has read, and a bid that is submitted with it is told of a newer one", async () => {
  const { api, tender } = await typing({ status: "open" });
  const company = await api.has(aBidder());
  const bidder = api.as(company);
  const save = async (input: object) =>
    (
      await bidder.graphql(
        "mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) { addendaSeen version } }",
        { tenderId: tender.id, input: { ...TYPED, ...input } },
      )
    ).data?.saveBidDraft as unknown;
  const unknown = await save({});
  const before = await save({ addendaSeen: 0, version: 1 });
  await api.as(await api.has(anAdmin())).patch(`/api/tenders/${tender.id}`, { requirements: "ISO 9001 and 14001" });
  const after = await save({ version: 2 });
  const { data } = await bidder.graphql(
    "query ($id: ID!) { bidDraft(tenderId: $id) { addendaSeen tender { newestAddendum } } }",
    { id: tender.id },
  );

  const { errors } = await bidder.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
    input: { ...aBid({ tenderId: tender.id }), addendaSeen: data.bidDraft.addendaSeen },
  });

  expect([unknown, before, after]).toEqual([
    { addendaSeen: null, version: 1 },
    { addendaSeen: 0, version: 2 },
    { addendaSeen: 0, version: 3 },
  ]);
  expect(data.bidDraft).toEqual({ addendaSeen: 0, tender: { newestAddendum: 1 } });
  expect(errors).toMatchObject([
    {
      extensions: {
        code: "CONFLICT",
        fields: { addendaSeen: "Addendum 1 changed this tender while you were writing" },
      },
    },
  ]);
});

test("a draft with a number of addenda that is none is refused", async () => {
  const { save, read } = await typing();

  const { errors } = await save({ addendaSeen: -1 });

  expect(errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { addendaSeen: expect.any(String) } } },
  ]);
  expect(await read()).toBeNull();
});

test("each save replaces the version that the client read", async () => {
  const { save, read } = await typing();

  const first = await save();
  const second = await save({ technicalProposal: "", version: 1 });
  const third = await save({ technicalProposal: "", version: 2 });

  expect([first, second, third].map(({ data }) => data.saveBidDraft.version)).toEqual([1, 2, 3]);
  expect(second.data.saveBidDraft.savedAt >= first.data.saveBidDraft.savedAt).toBe(true);
  expect(await read()).toMatchObject({ ...TYPED, technicalProposal: "", version: 3 });
});

test.each([
  ["of a version that is not stored any more", 1],
  ["by who knew of none", null],
  ["of a version that never was", 7],
])("a save %s is refused and changes nothing", async (_name, version) => {
  const { save, read } = await typing();
  await save();
  await save({ bidAmount: "2", version: 1 });

  const stale = await save({ bidAmount: "3", version });

  expect(stale.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(await read()).toMatchObject({ bidAmount: "2", version: 2 });
});

test("a save does not restore a draft that was deleted elsewhere, unless the client reads it again", async () => {
  const { tender, partner, save, read } = await typing();
  await save();
  await partner.graphql(DELETE, { tenderId: tender.id });

  const stale = await save({ version: 1 });
  const between = await read();
  const fresh = await save();

  expect(stale.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(between).toBeNull();
  expect(fresh.data.saveBidDraft).toMatchObject({ version: 1 });
});

test.each([
  ["two first saves", null, 1],
  ["two saves of one version", 1, 2],
])("of %s at once one is stored and the other is refused", async (_name, version, kept) => {
  const { api, save, read } = await typing();
  if (version) await save();
  await read();

  const answers = await Promise.all(["10", "20"].map((bidAmount) => save({ bidAmount, version })));

  const [won] = answers.filter(({ errors }) => !errors);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(won?.data.saveBidDraft).toMatchObject({ version: kept });
  expect(await read()).toEqual(won?.data.saveBidDraft);
  expect(api.faults).toEqual([]);
});

test("the longest text is stored, a longer one is refused by its field", async () => {
  const { save } = await typing();
  const full = {
    bidAmount: "1".repeat(100),
    technicalProposal: "é".repeat(60_000),
    timelineDays: " ".repeat(100),
    documentsUrl: "u".repeat(2500),
  };

  const longer = await save(Object.fromEntries(Object.entries(full).map(([name, text]) => [name, `${text}x`])));
  const nul = await save({ bidAmount: "\u0000" });
  const longest = await save(full);

  expect(longer.errors).toMatchObject([
    {
      extensions: {
        code: "BAD_USER_INPUT",
        fields: {
          bidAmount: "Must be at most 100 characters",
          technicalProposal: "Must be at most 60,000 characters",
          timelineDays: "Must be at most 100 characters",
          documentsUrl: "Must be at most 2,500 characters",
        },
      },
    },
  ]);
  expect(nul.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { bidAmount: "Invalid input" } } },
  ]);
  expect(longest.data.saveBidDraft).toMatchObject(full);
});

test("a new draft requires a tender that the partner may see", async () => {
  const { api, save } = await typing();
  const [hidden, deleted] = [
    await api.has(aTender({ status: "draft" })),
    await api.has(aTender({ deletedAt: new Date() })),
  ];

  const answers = [
    await save({}, hidden.id),
    await save({}, deleted.id),
    await save({}, randomUUID()),
    await save({}, "7"),
    await save({ version: 1 }, hidden.id),
  ];

  for (const { errors } of answers)
    expect(errors).toMatchObject([{ message: "Tender not found", extensions: { code: "NOT_FOUND" } }]);
});

test("an admin can store a bid draft on a draft tender", async () => {
  const { tender, admin } = await typing({ status: "draft" });

  const { data } = await admin.graphql(SAVE, { tenderId: tender.id, input: TYPED });

  expect(data.saveBidDraft).toMatchObject(TYPED);
});

test.each([
  ["closes", { status: "closed" }],
  ["is a draft again", { status: "draft" }],
])("a draft can be saved once the tender %s", async (_name, state) => {
  const { tender, admin, save, read } = await typing();
  await save();
  await admin.patch(`/api/tenders/${tender.id}`, state);

  const { errors } = await save({ bidAmount: "2", version: 1 });

  expect(errors).toBeUndefined();
  expect(await read()).toMatchObject({ bidAmount: "2", version: 2 });
});

test("a draft of a deleted tender can be read, saved and listed with its tender", async () => {
  const { tender, partner, admin, save, read } = await typing();
  await save();
  await admin.delete(`/api/tenders/${tender.id}`);

  await save({ bidAmount: "2", version: 1 });
  const { data } = await partner.graphql("{ myBidDrafts { bidAmount tender { title deletedAt } } }");

  expect(await read()).toMatchObject({ bidAmount: "2" });
  expect(data.myBidDrafts).toEqual([
    { bidAmount: "2", tender: { title: tender.title, deletedAt: expect.any(String) } },
  ]);
});

test("a draft on a closed tender is stored too", async () => {
  const { save } = await typing({ status: "closed" });

  expect((await save()).data.saveBidDraft).toMatchObject(TYPED);
});

test("the own drafts are listed, the last saved first; a tender set back to draft is hidden", async () => {
  const { api, tender, partner, admin, save } = await typing();
  const other = await api.has(aTender());
  await save();
  await save({}, other.id);
  await save({ version: 1 });
  await admin.patch(`/api/tenders/${other.id}`, { status: "draft" });

  const { data } = await partner.graphql("{ myBidDrafts { tenderId tender { id } } }");

  expect(data.myBidDrafts).toEqual([
    { tenderId: tender.id, tender: { id: tender.id } },
    { tenderId: other.id, tender: null },
  ]);
});

test("neither another partner nor an admin can read, change or delete a draft", async () => {
  const { api, tender, admin, save, read } = await typing();
  await save();
  const rival = api.as(await api.has(aBidder()));

  for (const other of [rival, admin]) {
    const seen = await other.graphql(READ, { tenderId: tender.id });
    const listed = await other.graphql("{ myBidDrafts { tenderId } }");
    await other.graphql(DELETE, { tenderId: tender.id });
    const own = await other.graphql(SAVE, { tenderId: tender.id, input: { ...TYPED, bidAmount: "theirs" } });
    expect([seen.data, listed.data, own.data.saveBidDraft.version]).toEqual([
      { bidDraft: null },
      { myBidDrafts: [] },
      1,
    ]);
  }

  expect(await read()).toMatchObject({ ...TYPED, version: 1 });
});

test("deleting answers the draft once, and null for one that is missing or deleted", async () => {
  const { tender, partner, save, read } = await typing();
  await save();

  const answers = [tender.id, tender.id, randomUUID(), "7"].map(
    async (tenderId) => (await partner.graphql(DELETE, { tenderId })).data.deleteBidDraft as object | null,
  );

  const deleted = (await Promise.all(answers)).filter((draft) => draft !== null);
  expect(deleted).toEqual([{ tenderId: tender.id, technicalProposal: TYPED.technicalProposal }]);
  expect(await read()).toBeNull();
});

test("a malformed tender id has no draft", async () => {
  const { partner } = await typing();

  expect((await partner.graphql(READ, { tenderId: "7" })).data).toEqual({ bidDraft: null });
});

/** Creates a bidder with a draft for this tender and another draft for a second tender. */
async function aBidderWithDrafts() {
  const { api, tender } = await typing();
  const other = await api.has(aTender());
  const company = await api.has(aBidder());
  const bidder = api.as(company);
  for (const { id } of [tender, other]) await bidder.graphql(SAVE, { tenderId: id, input: TYPED });
  const drafts = async () =>
    (await bidder.graphql("{ myBidDrafts { tenderId } }")).data.myBidDrafts as { tenderId: string }[];
  return { api, tender, other, company, bidder, drafts };
}

test("submitting a bid deletes its draft only", async () => {
  const { tender, other, bidder, drafts } = await aBidderWithDrafts();

  const { status } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(status).toBe(201);
  expect(await drafts()).toEqual([{ tenderId: other.id }]);
});

test("revising a bid deletes its draft too", async () => {
  const { api, tender, other, company, bidder, drafts } = await aBidderWithDrafts();
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));

  const { errors } = await bidder.graphql(
    `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }`,
    { id: bid.id, input: aBid() },
  );

  expect(errors).toBeUndefined();
  expect(await drafts()).toEqual([{ tenderId: other.id }]);
});

test("a refused bid keeps the draft", async () => {
  const { api, tender, bidder, drafts } = await aBidderWithDrafts();
  await api.db.query("UPDATE tenders SET status = 'closed'");

  const { status } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(status).toBe(409);
  expect(await drafts()).toHaveLength(2);
});
