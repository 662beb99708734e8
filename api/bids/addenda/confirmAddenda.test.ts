import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { aBid, aBidder, anAddendum, anAdmin, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const SUBMIT =
  "mutation ($input: BidInput!) { bid: submitBid(input: $input) { id unconfirmedAddenda receipt { receiptNumber sha256 } } }";
const REVISE =
  "mutation ($id: ID!, $input: BidRevisionInput!) { bid: reviseBid(id: $id, input: $input) { revision unconfirmedAddenda } }";
const CONFIRM =
  "mutation ($id: ID!, $upTo: Int!, $key: String) { bid: confirmAddenda(bidId: $id, upTo: $upTo, clientMutationId: $key) { id revision bidAmount unconfirmedAddenda addendaConfirmation { addendum confirmedAt confirmedBy } receipt { sha256 } } }";
const READ =
  "query ($id: ID!) { bid(id: $id) { unconfirmedAddenda addendaConfirmation { addendum } receipt { sha256 } } }";

async function aBidOn(seed = aTender) {
  const api = await testApp();
  const chief = await api.has(anAdmin());
  const [tender, company] = [await api.has(seed()), await api.has(aBidder())];
  const [admin, bidder] = [api.as(chief), api.as(company)];
  const bid = (await bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id }) })).data.bid as {
    id: string;
    receipt: { sha256: string };
  };
  const amend = (weight?: "notice" | "correction") =>
    api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id, weight, note: "." }));
  const confirm = (upTo: number, key?: string) => bidder.graphql(CONFIRM, { id: bid.id, upTo, key });
  return { api, tender, company, admin, chief, bidder, bid, amend, confirm };
}

const confirmations = ({ db }: Pick<TestApp, "db">) =>
  db.query<object[]>("SELECT addendum, revision FROM addendum_confirmations ORDER BY confirmed_at, addendum");

test.each([
  ["open", aTender],
  ["sealed", aSealedTender],
] as const)(
  "a bid on an %s tender stays, and is marked until its company confirms what asks for it",
  async (_kind, seed) => {
    const { api, admin, bid, bidder, company, amend, confirm } = await aBidOn(seed);
    await amend();
    await amend("notice");
    await amend("correction");
    await amend();

    const read = (await bidder.graphql(READ, { id: bid.id })).data.bid;
    const seen = (await admin.graphql(READ, { id: bid.id })).data.bid;
    const stale = await confirm(2);
    const { data } = await confirm(4);
    await confirm(4);

    expect(read.addendaConfirmation).toBeNull();
    expect([read.unconfirmedAddenda, seen.unconfirmedAddenda]).toEqual([
      [1, 4],
      [1, 4],
    ]);
    expect(stale.errors).toMatchObject([
      {
        message: "Addenda 3 and 4 changed this tender since: please read what changed before you confirm",
        extensions: { code: "CONFLICT", fields: { upTo: expect.any(String) } },
      },
    ]);
    expect(data.bid).toEqual({
      id: bid.id,
      revision: 1,
      bidAmount: 180_000,
      unconfirmedAddenda: [],
      addendaConfirmation: {
        addendum: 4,
        confirmedAt: expect.any(String) as string,
        confirmedBy: company.username,
      },
      receipt: { sha256: bid.receipt.sha256 },
    });
    expect(await confirmations(api)).toEqual([{ addendum: 4, revision: 1 }]);
  },
);

test("a revision confirms what there is, and a new bid too; a withdrawn one has nothing to confirm", async () => {
  const { api, tender, bid, bidder, amend } = await aBidOn();
  await amend();
  const revised = await bidder.graphql(REVISE, { id: bid.id, input: aBid() });
  await amend();
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  const withdrawn = await bidder.graphql(READ, { id: bid.id });
  const again = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(revised.data.bid).toEqual({ revision: 2, unconfirmedAddenda: [] });
  expect(withdrawn.data.bid.unconfirmedAddenda).toEqual([]);
  expect((await bidder.graphql(READ, { id: again.body.id })).data.bid.unconfirmedAddenda).toEqual([]);
  expect(await confirmations(api)).toEqual([
    { addendum: 1, revision: 2 },
    { addendum: 2, revision: 1 },
  ]);
});

test("a bid that was written before an addendum is refused with its number, and sent again with it", async () => {
  const { api, tender, bid, bidder, amend } = await aBidOn();
  const other = api.as(await api.has(aBidder()));
  await amend();
  await amend("notice");
  const submit = (addendaSeen: number | null) =>
    other.graphql(SUBMIT, { input: aBid({ tenderId: tender.id, addendaSeen, clientMutationId: "one" }) });
  const revise = (addendaSeen: number) => bidder.graphql(REVISE, { id: bid.id, input: aBid({ addendaSeen }) });

  const [none, one, future, negative] = [await submit(0), await revise(1), await submit(3), await submit(-1)];
  const [sent, revised] = [await submit(2), await revise(2)];

  expect(none.errors).toMatchObject([
    {
      message: "Addenda 1 and 2 changed this tender while you were writing",
      extensions: { code: "CONFLICT", fields: { addendaSeen: expect.any(String) } },
    },
  ]);
  expect(one.errors).toMatchObject([{ message: "Addendum 2 changed this tender while you were writing" }]);
  for (const { errors } of [future, negative])
    expect(errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { addendaSeen: expect.any(String) } } },
    ]);
  expect([sent.data.bid.unconfirmedAddenda, revised.data.bid.revision]).toEqual([[], 2]);
});

test("who may confirm: its company alone, a live bid, until the tender closes, and only what there is", async () => {
  const { api, tender, bid, bidder, admin, amend, confirm } = await aBidOn();
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
  const early = await confirm(1);
  await amend();
  const foreign = await api.as(await api.has(aBidder())).graphql(CONFIRM, { id: bid.id, upTo: 1 });
  const byAdmin = await admin.graphql(CONFIRM, { id: bid.id, upTo: 1 });
  await api.db.query("UPDATE tenders SET status = 'closed' WHERE id = $1", [tender.id]);
  const closed = await confirm(1);
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id]);
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });

  expect([early, foreign, byAdmin, closed, await confirm(1)].map(codeOf)).toEqual([
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "NOT_FOUND",
    "TENDER_CLOSED",
    "CONFLICT",
  ]);
});

test("a change after the closing time asks for no confirmation that would be refused", async () => {
  const { api, tender, admin, bid, bidder, confirm } = await aBidOn();
  await api.db.query("UPDATE tenders SET closing_date = now() - interval '1 minute' WHERE id = $1", [tender.id]);

  await admin.patch(`/api/tenders/${tender.id}`, { requirements: "ISO 14001" });
  const { errors } = await confirm(1);

  expect(errors).toMatchObject([{ extensions: { code: "TENDER_CLOSED" } }]);
  expect((await bidder.graphql(READ, { id: bid.id })).data.bid.unconfirmedAddenda).toEqual([]);
  expect((await noticesIn(api)).filter(({ kind }) => kind === "tenderAmended").map(({ facts }) => facts.asks)).toEqual([
    false,
  ]);
});

test("a retry under its key answers the same bid, and a confirmation moves the bids' revision", async () => {
  const { api, admin, amend, confirm } = await aBidOn();
  await amend();
  const revision = async () => (await admin.graphql("{ bidsRevision }")).data.bidsRevision as string;
  const before = await revision();

  const [first, retry] = [await confirm(1, "key"), await confirm(1, "key")];
  await amend();
  const later = await confirm(1, "key");

  expect([retry.data, later.data.bid.unconfirmedAddenda]).toEqual([first.data, [2]]);
  expect(await revision()).not.toBe(before);
  expect(
    await api.db.query("SELECT act FROM audit_events WHERE act = 'confirmAddenda' AND outcome = 'done'"),
  ).toHaveLength(1);
  for (const statement of ["UPDATE addendum_confirmations SET addendum = 9", "DELETE FROM addendum_confirmations"])
    await expect(api.db.query(statement)).rejects.toThrow("it is never changed");
});

test("the CSV of the bids names what is not confirmed", async () => {
  const { tender, admin, amend } = await aBidOn();
  await amend();
  await amend();

  const { body } = await admin.get(`/api/tenders/${tender.id}/bids.csv`);
  const text = String(body);

  expect(text.split("\n")[0]).toContain("Addenda not confirmed");
  expect(text.trimEnd()).toMatch(/,"1, 2",,[^,]+,[^,]+,[^,]+$/);
});

describe("at once", () => {
  const ROUNDS = 6;

  test("an addendum and a submission: the bid confirms it, or its company is told", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { api, tender, admin } = await aBidOn();
      const company = await api.has(aBidder());
      const bidder = api.as(company);
      await Promise.all([bidder.openSession(), admin.openSession()]);

      const [amended, { data }] = await Promise.all([
        admin.patch(`/api/tenders/${tender.id}`, { requirements: "ISO 14001" }),
        bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id }) }),
      ]);
      const { unconfirmedAddenda } = (await bidder.graphql(READ, { id: data.bid.id })).data.bid as {
        unconfirmedAddenda: number[];
      };
      const notices = (await noticesIn(api)).filter(
        ({ kind, user_id }) => kind === "tenderAmended" && user_id === company.id,
      );

      expect(amended.status).toBe(200);
      expect([unconfirmedAddenda, notices.length]).toEqual(unconfirmedAddenda.length > 0 ? [[1], 1] : [[], 0]);
      expect(api.faults).toEqual([]);
    }
  });

  test("an addendum and a submission that has seen none: it is refused, or its company is told", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { api, tender, admin } = await aBidOn();
      const company = await api.has(aBidder());
      const bidder = api.as(company);
      await Promise.all([bidder.openSession(), admin.openSession()]);

      const [, { errors }] = await Promise.all([
        admin.patch(`/api/tenders/${tender.id}`, { requirements: "ISO 14001" }),
        bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id, addendaSeen: 0 }) }),
      ]);
      const notices = (await noticesIn(api)).filter(
        ({ kind, user_id }) => kind === "tenderAmended" && user_id === company.id,
      );

      expect(notices).toHaveLength(errors ? 0 : 1);
      if (errors) expect(errors).toMatchObject([{ message: "Addendum 1 changed this tender while you were writing" }]);
    }
  });

  test("a confirmation and a newer addendum: the confirmation is refused, or the newer one is still to be confirmed", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { tender, admin, bid, bidder, amend, confirm } = await aBidOn();
      await amend();
      await admin.openSession();

      const [amended, { errors }] = await Promise.all([
        admin.patch(`/api/tenders/${tender.id}`, { description: "A three-lane bridge." }),
        confirm(1),
      ]);
      const { unconfirmedAddenda } = (await bidder.graphql(READ, { id: bid.id })).data.bid as {
        unconfirmedAddenda: number[];
      };

      expect(amended.status).toBe(200);
      expect(unconfirmedAddenda).toEqual(errors ? [1, 2] : [2]);
      if (errors) expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    }
  });

  test("an extension while the closing passes: a bid that is accepted is in the closing seal, and the extension is an addendum", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { api, tender, admin } = await aBidOn();
      const bidder = api.as(await api.has(aBidder()));
      await Promise.all([bidder.openSession(), admin.openSession()]);
      await api.db.query(
        "UPDATE tenders SET closing_date = clock_timestamp() + make_interval(secs => $2) WHERE id = $1",
        [tender.id, round * 0.01],
      );

      const [extended, { data, errors }] = await Promise.all([
        admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() }),
        bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id }) }),
      ]);
      await closeForOpening(api, tender.id);
      await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });
      const seal = (
        await admin.graphql(
          "query ($id: ID!) { verifyClosingSeal(tenderId: $id) { matches seal { receipts { receiptNumber } } } }",
          { id: tender.id },
        )
      ).data.verifyClosingSeal;

      expect([extended.status, seal.matches]).toEqual([200, true]);
      expect(await api.db.query("SELECT number FROM addenda")).toHaveLength(1);
      const numbers = seal.seal.receipts.map(({ receiptNumber }: { receiptNumber: string }) => receiptNumber);
      if (errors) expect(errors).toMatchObject([{ extensions: { code: "TENDER_CLOSED" } }]);
      else expect(numbers).toContain(data.bid.receipt.receiptNumber);
      expect(numbers).toHaveLength(errors ? 1 : 2);
    }
  });
});
