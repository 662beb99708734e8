import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import { aBid, aBidder, anAdmin, aTender, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client as clientOf } from "#api/testing/client.ts";
import { aSealedTender, aWrappingKey, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

const OPEN =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id status openedAt opening { personsNeeded openedAt persons { username mine } receipts { receiptNumber } } } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawOpeningApproval(tenderId: $id) { opening { persons { username } } } }";

const approve = (admin: Client, id: string, password = PASSWORD) => admin.graphql(OPEN, { id, password });

/** Creates a closed sealed tender with a bid, and two administrators. */
async function closedTender({ openingPersons = 1 } = {}) {
  const api = await testApp();
  const tender = await api.has(aSealedTender({ openingPersons }));
  const bidder = api.as(await api.has(aBidder()));
  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const [one, other] = [await api.has(anAdmin({ username: "ada" })), await api.has(anAdmin({ username: "grace" }))];
  const admins = [api.as(one), api.as(other)] as const;
  for (const admin of admins) await admin.openSession();
  await closeForOpening(api, tender.id);
  const amounts = () => api.db.query<{ amount: string | null }[]>("SELECT bid_amount AS amount FROM bid_revisions");
  return { api, tender, bid, bidder, one, other, admins, amounts };
}

test("a wrong password opens nothing, is told at the field, and is counted like a guess", async () => {
  const {
    tender,
    admins: [admin],
    amounts,
  } = await closedTender();

  const wrong = await approve(admin, tender.id, "wrong");
  for (let guess = 0; guess < 9; guess++) await approve(admin, tender.id, "wrong");
  const tooMany = await approve(admin, tender.id);

  expect(wrong.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { password: "This is not your current password" } } },
  ]);
  expect(tooMany.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect(await amounts()).toEqual([{ amount: null }]);
});

test("partners approve no opening", async () => {
  const { bidder, tender } = await closedTender();

  for (const answer of [await approve(bidder, tender.id), await bidder.graphql(WITHDRAW, { id: tender.id })])
    expect(answer.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

test("a tender opens only after its closing time and the time in which a bid in flight may still be stored", async () => {
  const {
    api,
    tender,
    admins: [admin],
    amounts,
  } = await closedTender();
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - make_interval(secs => $2) WHERE id = $1", [
    tender.id,
    SETTLING_MS / 1000 - 3,
  ]);

  const answer = await approve(admin, tender.id);

  expect(answer.errors).toMatchObject([
    { message: "This tender can be opened only after its closing time", extensions: { code: "CONFLICT" } },
  ]);
  expect(await amounts()).toEqual([{ amount: null }]);
});

test.each([
  ["a tender that is not sealed", () => aTender({ closingDate: daysFromNow(-1) }), "This tender is not sealed"],
  [
    "a draft",
    () => aSealedTender({ status: "draft", closingDate: daysFromNow(-1) }),
    "This tender is a draft: there is nothing to open",
  ],
])("%s is not opened", async (_name, seed, message) => {
  const api = await testApp();
  const tender = await api.has(seed());
  const admin = api.as(await api.has(anAdmin()));

  const answer = await approve(admin, tender.id);

  expect(answer.errors).toMatchObject([{ message, extensions: { code: "CONFLICT" } }]);
});

test("the others are told once that a second person is awaited, however often the approval is repeated while it counts, and again once it had ended", async () => {
  const {
    api,
    tender,
    other,
    admins: [admin],
  } = await closedTender({ openingPersons: 2 });
  const countNotices = async () =>
    (await api.db.query<object[]>("SELECT FROM notices WHERE kind = 'openingAwaited' AND user_id = $1", [other.id]))
      .length;

  const counts = [];
  for (const ago of ["0", "29 minutes", "31 minutes"]) {
    await api.db.query("UPDATE opening_approvals SET approved_at = clock_timestamp() - $1::interval", [ago]);
    await approve(admin, tender.id);
    counts.push(await countNotices());
  }

  expect(counts).toEqual([1, 1, 2]);
});

test("one person opens where one is enough: time, person and receipts are recorded, and it cannot be opened twice", async () => {
  const {
    api,
    tender,
    bid,
    admins: [admin, other],
    amounts,
  } = await closedTender();

  const opened = await approve(admin, tender.id);
  const again = await approve(other, tender.id);
  const [record] = await api.db.query<object[]>("SELECT opened_by, receipts FROM tender_openings");

  expect(opened.data.approveOpening).toMatchObject({
    status: "closed",
    openedAt: expect.any(String),
    opening: { openedAt: opened.data.approveOpening.openedAt, persons: [{ username: "ada" }], receipts: [{}] },
  });
  expect(again.errors).toMatchObject([
    { message: "The bids on this tender have been opened already", extensions: { code: "CONFLICT" } },
  ]);
  expect(await amounts()).toEqual([{ amount: String(bid.bidAmount ?? 180_000) }]);
  expect(record).toMatchObject({
    opened_by: [expect.any(String)],
    receipts: [{ receiptNumber: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  for (const change of [
    "UPDATE tender_openings SET opened_at = now()",
    "DELETE FROM tender_openings",
    "TRUNCATE tender_openings",
  ])
    await expect(api.db.query(change)).rejects.toThrow("never changed");
});

test("two persons open: the same one twice is one, and an approval can be taken back", async () => {
  const {
    tender,
    admins: [ada, grace],
    amounts,
  } = await closedTender({ openingPersons: 2 });

  const first = await approve(ada, tender.id);
  const same = await approve(ada, tender.id);
  const back = await ada.graphql(WITHDRAW, { id: tender.id });
  const second = await approve(grace, tender.id);
  expect(await amounts()).toEqual([{ amount: null }]);
  const opened = await approve(ada, tender.id);

  for (const { data } of [first, same])
    expect(data.approveOpening).toMatchObject({
      openedAt: null,
      opening: { personsNeeded: 2, persons: [{ username: "ada" }] },
    });
  expect(back.data.withdrawOpeningApproval.opening.persons).toEqual([]);
  expect(second.data.approveOpening).toMatchObject({ openedAt: null, opening: { persons: [{ username: "grace" }] } });
  expect(opened.data.approveOpening).toMatchObject({
    openedAt: expect.any(String),
    opening: {
      persons: [
        { username: "grace", mine: false },
        { username: "ada", mine: true },
      ],
    },
  });
});

test.each([
  [
    "was given more than 30 minutes ago",
    "UPDATE opening_approvals SET approved_at = approved_at - interval '31 minutes'",
  ],
  ["is of a person who was blocked since", "UPDATE users SET status = 'blocked' WHERE username = 'ada'"],
  ["is of a person who is no administrator any more", "UPDATE users SET is_admin = false WHERE username = 'ada'"],
  ["is of a person who was deleted since", "UPDATE users SET deleted_at = now() WHERE username = 'ada'"],
])("an approval does not count that %s", async (_name, sql) => {
  const {
    api,
    tender,
    admins: [ada, grace],
    amounts,
  } = await closedTender({ openingPersons: 2 });
  await approve(ada, tender.id);
  await api.db.query(sql);

  const second = await approve(grace, tender.id);

  expect(second.data.approveOpening).toMatchObject({ openedAt: null, opening: { persons: [{ username: "grace" }] } });
  expect(await amounts()).toEqual([{ amount: null }]);
});

test.each([
  ["was inserted", "INSERT INTO opening_approvals SELECT $1, id, clock_timestamp() FROM users WHERE username = 'ada'"],
  [
    "was renewed",
    "UPDATE opening_approvals SET approved_at = clock_timestamp() + interval '1 second' WHERE tender_id = $1",
  ],
])("an approval does not count that %s bypassing the product, without its audit event", async (how, sql) => {
  const {
    api,
    tender,
    admins: [ada, grace],
    amounts,
  } = await closedTender({ openingPersons: 2 });
  if (how === "was renewed") await approve(ada, tender.id);
  await api.db.query(sql, [tender.id]);

  const second = await approve(grace, tender.id);

  expect(second.data.approveOpening).toMatchObject({ openedAt: null, opening: { persons: [{ username: "grace" }] } });
  expect(await amounts()).toEqual([{ amount: null }]);
});

test.each<[string, (given: { ada: Client; id: string }) => Promise<unknown>]>([
  ["withdrawn", ({ ada, id }) => ada.graphql(WITHDRAW, { id })],
  [
    "voided by another closing time",
    ({ ada, id }) => ada.patch(`/api/tenders/${id}`, { closingDate: daysFromNow(40).toISOString() }),
  ],
])("an approval that was %s does not count when its row is inserted again", async (_how, end) => {
  const {
    api,
    tender,
    admins: [ada, grace],
    amounts,
  } = await closedTender({ openingPersons: 2 });
  await approve(ada, tender.id);
  const [given] = await api.db.query<object[]>("SELECT * FROM opening_approvals");
  await end({ ada, id: tender.id });
  await closeForOpening(api, tender.id);
  await api.db.query("DELETE FROM opening_approvals");
  await api.db.query("INSERT INTO opening_approvals SELECT * FROM jsonb_populate_record(NULL::opening_approvals, $1)", [
    given,
  ]);

  const second = await approve(grace, tender.id);

  expect(second.data.approveOpening).toMatchObject({ openedAt: null, opening: { persons: [{ username: "grace" }] } });
  expect(await amounts()).toEqual([{ amount: null }]);
});

test("of two approvals at once where two are needed, and of several where one is enough, the bids are opened once", async () => {
  for (const openingPersons of [1, 2]) {
    const { api, tender, admins, amounts } = await closedTender({ openingPersons });

    const answers = await Promise.all(admins.map((admin) => approve(admin, tender.id)));
    const opened = answers.filter(({ data }) => data?.approveOpening?.openedAt);
    const [{ openings }] = await api.db.query<[{ openings: number }]>(
      "SELECT count(*)::int AS openings FROM tender_openings",
    );

    expect(opened).toHaveLength(1);
    expect(openings).toBe(1);
    expect(await amounts()).toEqual([{ amount: "180000" }]);
    expect(api.faults).toEqual([]);
  }
});

test("extending the closing date keeps the seal and voids the approvals", async () => {
  const {
    api,
    tender,
    bidder,
    bid,
    admins: [ada, grace],
    amounts,
  } = await closedTender({ openingPersons: 2 });
  await approve(ada, tender.id);

  await ada.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() });
  const early = await approve(grace, tender.id);
  const revised = await bidder.graphql(
    "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { isSealed bidAmount } }",
    { id: bid.id, input: aBid({ bidAmount: 7 }) },
  );
  await closeForOpening(api, tender.id);
  const second = await approve(grace, tender.id);

  expect(early.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(revised.data.reviseBid).toEqual({ isSealed: true, bidAmount: 7 });
  expect(second.data.approveOpening).toMatchObject({ openedAt: null, opening: { persons: [{ username: "grace" }] } });
  expect(await amounts()).toEqual([{ amount: null }, { amount: null }]);
});

test("after the opening the tender never takes bids again, regardless of its dates", async () => {
  const {
    api,
    tender,
    admins: [admin],
  } = await closedTender();
  await approve(admin, tender.id);
  const newcomer = api.as(await api.has(aBidder()));

  const extended = await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() });
  const reopened = await admin.patch(`/api/tenders/${tender.id}`, { status: "open" });
  const late = await newcomer.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(extended.status).toBe(200);
  expect(reopened).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", fields: { status: "The bids on this tender have been opened: it takes no more bids" } },
  });
  expect(late).toMatchObject({ status: 409, body: { code: "TENDER_CLOSED" } });
  await expect(api.db.query("UPDATE tenders SET status = 'open'")).rejects.toThrow("tenders_opened_take_no_bids");
  await expect(api.db.query("UPDATE tenders SET opened_at = NULL")).rejects.toThrow("never changed");
});

test("a sealed tender is neither decided nor awarded before its opening, and is after it", async () => {
  const {
    tender,
    bid,
    admins: [admin],
  } = await closedTender();
  const decide = () =>
    admin.graphql("mutation ($id: ID!) { decideBid(id: $id, status: accepted) { status } }", { id: bid.id });
  const award = () =>
    admin.graphql("mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { status } }", {
      id: tender.id,
      bid: bid.id,
    });

  const refused = [await decide(), await award()];
  const set = await admin.patch(`/api/tenders/${tender.id}`, { status: "awarded" });
  await approve(admin, tender.id);
  const done = [await decide(), await award()];

  for (const { errors } of refused)
    expect(errors).toMatchObject([
      { message: "The bids on this tender are sealed: open them before you decide", extensions: { code: "CONFLICT" } },
    ]);
  expect(set).toMatchObject({
    status: 409,
    body: { fields: { status: "The bids on this tender are sealed: open them before you award it" } },
  });
  expect(done.map(({ errors }) => errors)).toEqual([undefined, undefined]);
});

test.each([true, false])(
  "a user with a live bid on a tender neither opens, decides nor awards it (sealed: %s)",
  async (sealed) => {
    const {
      api,
      tender,
      bid,
      admins: [other],
    } = await closedTender();
    const message = "Your company has a bid on this tender: another administrator decides";
    const partner = await api.has(aBidder());
    const own = await api.has(sealed ? aSealedTender() : aTender());
    const { body } = await api.as(partner).post("/api/bids", aBid({ tenderId: own.id }));
    await api.db.query("UPDATE users SET is_admin = true WHERE id = $1", [partner.id]);
    await closeForOpening(api, own.id);
    const promoted = api.as(partner);

    const acts = sealed
      ? [await approve(promoted, own.id)]
      : [
          await promoted.graphql("mutation ($id: ID!) { decideBid(id: $id, status: accepted) { status } }", {
            id: body.id,
          }),
          await promoted.graphql(
            "mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { status } }",
            { id: own.id, bid: body.id },
          ),
          await promoted.graphql(
            "mutation ($id: ID!) { updateTender(id: $id, patch: { status: awarded }) { status } }",
            { id: own.id },
          ),
        ];
    const elsewhere = await approve(other, sealed ? own.id : tender.id);

    for (const { errors } of acts) expect(errors).toMatchObject([{ message, extensions: { code: "CONFLICT" } }]);
    expect(elsewhere.errors).toBeUndefined();
    expect(bid.id).toBeDefined();
  },
);

test("a row that was altered in the database stops the opening, names its receipt, and opens nothing", async () => {
  const {
    api,
    tender,
    admins: [admin],
    amounts,
  } = await closedTender();
  await api.db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query("UPDATE bid_revisions SET sealed_terms = 'AAAA' || substr(sealed_terms, 5)");
  });
  const [{ number }] = await api.db.query<[{ number: string }]>("SELECT receipt_number AS number FROM bid_revisions");

  const answer = await approve(admin, tender.id);

  expect(answer.errors).toMatchObject([
    { message: expect.stringContaining(`the receipt ${number} was altered`), extensions: { code: "CONFLICT" } },
  ]);
  expect(await amounts()).toEqual([{ amount: null }]);
});

test("a server without the right key opens nothing and says so", async () => {
  const { api, tender, one, amounts } = await closedTender();

  for (const wrappingKeys of [wrappingKeysOf({ keys: [] }), wrappingKeysOf({ keys: [aWrappingKey("another")] })])
    await secondApp(api, { wrappingKeys }, async (url) => {
      const answer = await approve(clientOf(url, { username: one.username, password: PASSWORD }), tender.id);
      expect(answer.errors).toMatchObject([
        { message: expect.stringContaining("does not have the key of its seal"), extensions: { code: "CONFLICT" } },
      ]);
    });

  expect(await amounts()).toEqual([{ amount: null }]);
});

test("withdrawn bids are opened too: nothing that was submitted is lost", async () => {
  const {
    api,
    tender,
    bid,
    bidder,
    admins: [admin],
    amounts,
  } = await closedTender();
  await api.db.query("UPDATE tenders SET closing_date = now() + interval '1 day' WHERE id = $1", [tender.id]);
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  await closeForOpening(api, tender.id);

  await approve(admin, tender.id);

  expect(await amounts()).toEqual([{ amount: "180000" }]);
});

test("an administrator who is blocked while another one opens neither deadlocks nor opens by an approval that counts no more", async () => {
  for (let round = 0; round < 3; round++) {
    const {
      api,
      tender,
      one,
      admins: [ada, grace],
      amounts,
    } = await closedTender({ openingPersons: 2 });
    await approve(ada, tender.id);

    const [second, blocked] = await Promise.all([
      approve(grace, tender.id),
      grace.patch(`/api/users/${one.id}`, { status: "blocked" }),
    ]);
    const isOpen = (await amounts())[0]?.amount !== null;

    expect(blocked.status).toBe(200);
    expect(second.errors).toBeUndefined();
    expect(Boolean(second.data.approveOpening.openedAt)).toBe(isOpen);
    expect(api.faults).toEqual([]);
  }
});

test("the audit trail tells of each approval, and of the opening with its time, persons and receipts, without terms", async () => {
  const {
    api,
    tender,
    admins: [ada, grace],
  } = await closedTender({ openingPersons: 2 });
  await approve(ada, tender.id);
  await approve(grace, tender.id, "wrong");
  await approve(grace, tender.id);

  const events = await api.db.query<object[]>(
    "SELECT act, outcome, after FROM audit_events WHERE tender_id = $1 AND act IN ('approveOpening', 'openBids') AND outcome = 'done' ORDER BY id",
    [tender.id],
  );

  expect(events).toMatchObject([
    { act: "approveOpening" },
    { act: "approveOpening" },
    {
      act: "openBids",
      after: {
        openedAt: expect.any(String),
        openedBy: [{}, {}].map(() => expect.any(String)),
        receipts: [{ receiptNumber: expect.any(String) }],
      },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/180000|girders/);
});
