import { createHash } from "node:crypto";

import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { openLog } from "#api/core/http/log.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { aBid, aBidder, anAdmin, aPartner, aTender, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { FRAME } from "#api/testing/builders/notices.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { asReplica, testApp, type TestApp } from "#api/testing/testApp.ts";

const SEAL = "closing tenderNumber closedAt sealedAt sha256 receipts { receiptNumber sha256 }";
const READ = `query ($id: ID!) { tender(id: $id) { closingSeal { ${SEAL} } } }`;
const VERIFY =
  "query ($id: ID!) { verifyClosingSeal(tenderId: $id) { matches computedSha256 missing added altered seal { sha256 } } }";
const OF_RECEIPT = `query ($number: String!, $sha: String!) { sealOfReceipt(receiptNumber: $number, sha256: $sha) { tenderId ${SEAL} } }`;
const RECEIPT = "receipt { receiptNumber sha256 }";
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { ${RECEIPT} } }`;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Runs the job that makes the closing seals, as each process does every few seconds. */
const sealNow = ({ db }: Pick<TestApp, "db">, keys = TEST_WRAPPING_KEYS, lines: string[] = []) =>
  makeDueClosingSeals({ db, wrappingKeys: keys, log: openLog("error", { write: (line: string) => lines.push(line) }) });

/** Dispatches the notices, and reads the mails to bidders about closing seals. */
async function mailsOf({ db }: Pick<TestApp, "db">) {
  await dispatchNotices({ db, log: openLog("silent"), frame: FRAME });
  return db.query<{ recipient: string; subject: string; text: string }[]>(
    "SELECT recipient, subject, text FROM outgoing_mails WHERE subject ~ 'seal [0-9a-f]|sceau [0-9a-f]' ORDER BY recipient",
  );
}

/** Creates a tender before its closing time, with two live bids and a withdrawn one, each of a different company. */
async function threeBids(seed = aTender) {
  const api = await testApp();
  const tender = await api.has(seed());
  const companies = [
    await api.has(aBidder({ firstName: "Ada", lastName: "Obi" })),
    await api.has(aBidder()),
    await api.has(aBidder()),
  ] as const;
  const admin = api.as(await api.has(anAdmin()));
  const bids: { id: string; receipt: { receiptNumber: string; sha256: string } }[] = [];
  for (const [index, company] of companies.entries()) {
    const client = api.as(company);
    const { body } = await client.post(
      "/api/bids",
      aBid({
        tenderId: tender.id,
        bidAmount: 987_654_321 + index,
        technicalProposal: "planted-proposal ".repeat(4).trim(),
      }),
    );
    const answer = await client.graphql(`query ($id: ID!) { bid(id: $id) { id ${RECEIPT} } }`, { id: body.id });
    bids.push(answer.data.bid);
  }
  await api.as(companies[2]).graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bids[2]!.id });
  const read = async (client = admin) => (await client.graphql(READ, { id: tender.id })).data.tender.closingSeal;
  const verify = async (client = admin) => (await client.graphql(VERIFY, { id: tender.id })).data?.verifyClosingSeal;
  return { api, tender, companies, admin, bids, live: bids.slice(0, 2), read, verify };
}

/** Creates the tender of threeBids, moves its closing time into the past, and makes its closing seal. */
async function sealedBids(seed = aTender) {
  const given = await threeBids(seed);
  await closeForOpening(given.api, given.tender.id);
  await sealNow(given.api);
  return given;
}

test.each([
  ["a tender that is not sealed", aTender],
  ["a sealed tender", aSealedTender],
])(
  "the closing seal of %s is the hash of the sorted receipt hashes of its live bids, and all who read the tender see it",
  async (_name, seed) => {
    const { api, tender, live, read, verify } = await sealedBids(seed);
    const stranger = api.as(await api.has(aPartner()));
    const hashes = live.map(({ receipt }) => receipt.sha256).sort();

    const seal = await read();

    expect(seal).toMatchObject({
      closing: 1,
      tenderNumber: tender.tenderNumber,
      sha256: sha256(`${hashes[0]}\n${hashes[1]}\n`),
    });
    expect(seal.receipts).toEqual(hashes.map((hash) => live.find(({ receipt }) => receipt.sha256 === hash)!.receipt));
    expect(await read(stranger)).toEqual(seal);
    expect(await verify(stranger)).toEqual({
      matches: true,
      computedSha256: seal.sha256,
      missing: [],
      added: [],
      altered: [],
      seal: { sha256: seal.sha256 },
    });
  },
);

test("nothing is sealed while a bid in flight may still be stored", async () => {
  const { api, tender, read } = await threeBids();
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - make_interval(secs => $2) WHERE id = $1", [
    tender.id,
    SETTLING_MS / 1000 - 3,
  ]);

  expect(await sealNow(api)).toBe(0);
  expect(await read()).toBeNull();
  expect(await mailsOf(api)).toEqual([]);
});

test("the migration waits as long as the lock of open tenders lets a bid in", async () => {
  const api = await testApp();
  const [{ source }] = await api.db.query<[{ source: string }]>(
    "SELECT prosrc AS source FROM pg_proc WHERE proname = 'await_closing_seal'",
  );

  expect(source).toContain(`interval '${SETTLING_MS / 1000} seconds'`);
});

test.each(["closed", "awarded"] as const)(
  "a tender that an administrator sets to %s before its closing time is sealed, with the moment at which it closed",
  async (status) => {
    const { api, tender, admin, read } = await threeBids();
    const before = Date.now();
    await admin.patch(`/api/tenders/${tender.id}`, { status });
    await api.db.query("UPDATE tenders_to_seal SET closes_at = closes_at - interval '16 seconds'");

    await sealNow(api);

    const { closedAt } = await read();
    expect(Math.abs(Date.parse(closedAt) + 16_000 - before)).toBeLessThan(60_000);
  },
);

test.each([
  ["a draft again", { status: "draft" }],
  ["deleted", { deletedAt: new Date() }],
] as [string, Partial<Tender>][])(
  "while a tender is %s it is not sealed, and after it it is",
  async (_name, change) => {
    const { api, tender } = await threeBids();
    await closeForOpening(api, tender.id);
    await api.db.query("UPDATE tenders SET status = coalesce($2, status), deleted_at = $3 WHERE id = $1", [
      tender.id,
      change.status ?? null,
      change.deletedAt ?? null,
    ]);

    const hidden = await sealNow(api);
    await api.db.query("UPDATE tenders SET status = 'open', deleted_at = NULL WHERE id = $1", [tender.id]);

    expect([hidden, await sealNow(api)]).toEqual([0, 1]);
  },
);

test.each([
  [
    "en",
    "has closed: seal",
    "Hello Ada Obi,",
    [
      "has closed. 2 bids were held at the closing time. Their receipts stand in one seal:",
      "is in it.",
      "Keep this mail: it shows later that no bid was added, removed or changed.",
      "https://axion.example/verify",
    ],
  ],
  [
    "fr",
    "est clos : sceau",
    "Bonjour Ada Obi,",
    [
      "est clos. 2 soumissions étaient déposées à la clôture.",
      "en fait partie.",
      "Gardez cet e-mail",
      "https://axion.example/fr/verify",
    ],
  ],
] as const)(
  "each company with a live bid gets one mail in its language, %s, with its receipt and the seal, and without terms; a blocked one none",
  async (language, closed, hello, sentences) => {
    const { api, tender, companies, live, read } = await threeBids(aSealedTender);
    await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [companies[1].id]);
    await api.db.query("INSERT INTO notice_settings (user_id, language) VALUES ($1, $2)", [companies[0].id, language]);
    await closeForOpening(api, tender.id);

    await sealNow(api);
    await sealNow(api);

    const { sha256: hash } = await read();
    const mails = await mailsOf(api);
    expect(mails).toMatchObject([
      { recipient: companies[0].email, subject: `${tender.tenderNumber} ${closed} ${hash.slice(0, 12)}` },
    ]);
    for (const words of [hello, hash, live[0]!.receipt.receiptNumber, tender.title, ...sentences])
      expect(mails[0]?.text.replace(/\n(?!\n)/g, " ")).toContain(words);
    expect(JSON.stringify(mails)).not.toMatch(/planted|987654|987,654/);
  },
);

test("a tender without bids is sealed too, and nobody is mailed", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  await closeForOpening(api, tender.id);

  await sealNow(api);

  const { data } = await api.as(await api.has(aPartner())).graphql(READ, { id: tender.id });
  expect(data.tender.closingSeal).toMatchObject({ sha256: sha256(""), receipts: [] });
  expect(await mailsOf(api)).toEqual([]);
});

test("the audit trail tells of the seal, by nobody, without terms", async () => {
  const { api, tender, read } = await sealedBids();

  const events = await api.db.query<object[]>(
    "SELECT actor_id, subject, outcome, after, request_id, address FROM audit_events WHERE act = 'sealBids' AND tender_id = $1",
    [tender.id],
  );

  const { sha256: hash, receipts } = await read();
  expect(events).toMatchObject([
    {
      actor_id: null,
      subject: "tender",
      outcome: "done",
      request_id: null,
      address: null,
      after: { closing: 1, sha256: hash, receipts },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/planted|987654/);
});

const REPLACED = "jsonb_set(receipts, '{0,sha256}', to_jsonb(repeat('a', 64)))";
const NEWEST = "(SELECT id FROM bids WHERE withdrawn_at IS NULL ORDER BY id LIMIT 1)";

test.each([
  [
    "the amount of a revision is changed",
    `UPDATE bid_revisions SET bid_amount = 1 WHERE bid_id = ${NEWEST}`,
    { altered: 1 },
  ],
  [
    "the proposal of a revision is changed by a letter",
    `UPDATE bid_revisions SET technical_proposal = technical_proposal || '.' WHERE bid_id = ${NEWEST}`,
    { altered: 1 },
  ],
  [
    "the time of a revision is changed",
    `UPDATE bid_revisions SET submitted_at = submitted_at + interval '1 millisecond' WHERE bid_id = ${NEWEST}`,
    { altered: 1 },
  ],
  [
    "a bid is given to another company",
    `UPDATE bids SET company_id = (SELECT created_by FROM tenders LIMIT 1) WHERE id = ${NEWEST}`,
    { altered: 1 },
  ],
  ["a bid is moved to another tender", `UPDATE bids SET tender_id = uuid_v7() WHERE id = ${NEWEST}`, { missing: 1 }],
  ["a bid is withdrawn", `UPDATE bids SET withdrawn_at = now() WHERE id = ${NEWEST}`, { missing: 1 }],
  ["a bid is deleted", `DELETE FROM bids WHERE id = ${NEWEST}`, { missing: 1 }],
  ["a revision is deleted", `DELETE FROM bid_revisions WHERE bid_id = ${NEWEST}`, { missing: 1 }],
  ["a withdrawn bid is brought back", "UPDATE bids SET withdrawn_at = NULL", { added: 1 }],
  [
    "a bid is revised",
    `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) SELECT ${NEWEST}, 2, 5, repeat('.', 50), 9, now(); UPDATE bids SET revision = 2 WHERE id = ${NEWEST}`,
    { missing: 1, added: 1 },
  ],
  ["a receipt of the seal is replaced", `UPDATE closing_seals SET receipts = ${REPLACED}`, { altered: 1 }],
  ["a receipt of the seal is taken out", "UPDATE closing_seals SET receipts = receipts - 0", { added: 1 }],
  ["the hash of the seal is replaced", "UPDATE closing_seals SET sha256 = repeat('a', 64)", {}],
] as const)(
  "%s behind the application's back: the verification names it",
  async (_name, sql, named: { missing?: number; added?: number; altered?: number }) => {
    const { api, verify } = await sealedBids();
    await asReplica(api, sql);

    const { matches, missing, added, altered } = await verify();

    expect([matches, missing.length, added.length, altered.length]).toEqual([
      false,
      named.missing ?? 0,
      named.added ?? 0,
      named.altered ?? 0,
    ]);
  },
);

test("an added, a deleted and an altered bid are named by their receipts", async () => {
  const { api, tender, companies, live, verify } = await sealedBids();
  const [first, second] = live;
  await asReplica(
    api,
    `DELETE FROM bids WHERE id = '${first!.id}';
     UPDATE bid_revisions SET timeline_days = 91 WHERE bid_id = '${second!.id}';
     INSERT INTO bids (id, tender_id, tender_number, tender_title, company_id) VALUES ('${tender.id}', '${tender.id}', '.', '.', '${companies[2].id}');
     INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at, receipt_number) VALUES ('${tender.id}', 1, 5, repeat('.', 50), 9, now(), 'AX-AAAAA-AAAAA')`,
  );

  expect(await verify()).toMatchObject({
    matches: false,
    missing: [first!.receipt.receiptNumber],
    altered: [second!.receipt.receiptNumber],
    added: ["AX-AAAAA-AAAAA"],
  });
});

test("a sealed bid that is altered before the opening is named, without anything of its terms", async () => {
  const { api, live, verify } = await sealedBids(aSealedTender);
  await asReplica(
    api,
    `UPDATE bid_revisions SET sealed_terms = 'AAAA' || substr(sealed_terms, 5) WHERE bid_id = '${live[0]!.id}'`,
  );

  expect(await verify()).toMatchObject({
    matches: false,
    computedSha256: null,
    altered: [live[0]!.receipt.receiptNumber],
  });
});

test("the opening changes nothing of the seal", async () => {
  const { tender, admin, read, verify } = await sealedBids(aSealedTender);
  const before = await read();
  await admin.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }",
    { id: tender.id, password: PASSWORD },
  );

  expect([await read(), (await verify()).matches]).toEqual([before, true]);
});

test("a sealed tender that is opened before its turn is sealed first", async () => {
  const { api, tender, admin, verify } = await threeBids(aSealedTender);
  await closeForOpening(api, tender.id);

  await admin.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }",
    { id: tender.id, password: PASSWORD },
  );

  expect((await verify()).matches).toBe(true);
  expect(await mailsOf(api)).toHaveLength(2);
  expect(await sealNow(api)).toBe(0);
  expect(
    await api.db.query("SELECT act FROM audit_events WHERE act IN ('sealBids', 'openBids') ORDER BY sequence"),
  ).toEqual([{ act: "sealBids" }, { act: "openBids" }]);
});

test("an extension before the seal keeps the tender open, and its bids are sealed at the new closing time", async () => {
  const { api, tender, admin, companies, bids, read } = await threeBids();
  await closeForOpening(api, tender.id);
  await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() });

  const early = await sealNow(api);
  const { data } = await api.as(companies[0]).graphql(REVISE, { id: bids[0]!.id, input: aBid() });
  await closeForOpening(api, tender.id);
  await sealNow(api);

  const { closing, receipts } = await read();
  expect([early, closing]).toEqual([0, 1]);
  expect(receipts).toContainEqual(data.reviseBid.receipt);
});

test("a tender that is opened for bids again after its seal gets a second one; the first one is kept, and each receipt finds its seal", async () => {
  const { api, tender, admin, companies, bids, read, verify } = await sealedBids();
  const first = await read();
  await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() });
  const between = [await read(), (await admin.graphql(VERIFY, { id: tender.id })).errors?.[0]?.extensions.code];
  const { data } = await api.as(companies[0]).graphql(REVISE, { id: bids[0]!.id, input: aBid() });
  await closeForOpening(api, tender.id);

  await sealNow(api);

  const second = await read();
  const sealOf = async ({ receiptNumber, sha256: hash }: { receiptNumber: string; sha256: string }) =>
    (await api.visitor.graphql(OF_RECEIPT, { number: receiptNumber, sha: hash })).data.sealOfReceipt;
  expect(between).toEqual([null, "CONFLICT"]);
  expect([first.closing, second.closing]).toEqual([1, 2]);
  expect((await verify()).matches).toBe(true);
  expect(await sealOf(bids[0]!.receipt)).toEqual({ ...first, tenderId: tender.id });
  expect(await sealOf(data.reviseBid.receipt)).toEqual({ ...second, tenderId: tender.id });
  expect(
    (await mailsOf(api)).filter(({ text }) => text.replace(/\s+/g, " ").includes("opened for bids again")),
  ).toHaveLength(2);
});

test("a change of a closed tender that lets in no bid makes no further seal due", async () => {
  const { api, tender, admin, read } = await sealedBids();
  await admin.patch(`/api/tenders/${tender.id}`, { status: "closed", title: "Another title" });
  await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(5).toISOString() });
  await admin.delete(`/api/tenders/${tender.id}`);
  await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id: tender.id });

  expect(await sealNow(api)).toBe(0);
  expect(await read()).toMatchObject({ closing: 1 });
});

test("whoever has a receipt finds its seal without signing in, whoever has not learns nothing", async () => {
  const { api, bids, live, read } = await sealedBids();
  const ask = async (number: string, sha: string) =>
    (await api.visitor.graphql(OF_RECEIPT, { number, sha })).data.sealOfReceipt;
  const [{ receiptNumber, sha256: hash }] = [live[0]!.receipt];
  const withdrawn = bids[2]!.receipt;

  expect(await ask(` ${receiptNumber.toLowerCase()} `, hash.toUpperCase())).toMatchObject({
    sha256: (await read()).sha256,
  });
  for (const [number, sha] of [
    [receiptNumber, "a".repeat(64)],
    [receiptNumber, ""],
    ["AX-AAAAA-AAAAA", hash],
    [withdrawn.receiptNumber, withdrawn.sha256],
    ["%", "\0"],
  ] as const)
    expect(await ask(number, sha)).toBeNull();
});

test("a draft's seal is not for partners, and a visitor verifies none", async () => {
  const { api, tender } = await sealedBids();
  await api.db.query("UPDATE tenders SET status = 'draft' WHERE id = $1", [tender.id]);
  const partner = api.as(await api.has(aPartner()));

  expect((await partner.graphql(VERIFY, { id: tender.id })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  expect((await api.visitor.graphql(VERIFY, { id: tender.id })).errors).toMatchObject([
    { extensions: { code: "UNAUTHENTICATED" } },
  ]);
});

test("the database takes no second seal of a closing, and none before it is due", async () => {
  const { api, tender } = await threeBids();
  const seal = (closedAt: string) =>
    api.db.query(
      `INSERT INTO closing_seals SELECT id, 1 + (SELECT count(*) FROM closing_seals), 'T', ${closedAt}, clock_timestamp(), repeat('a', 64), '[]' FROM tenders WHERE id = $1`,
      [tender.id],
    );

  await expect(seal("closing_date")).rejects.toThrow("take a seal once, when it is due");
  await closeForOpening(api, tender.id);
  await sealNow(api);
  await expect(seal("closing_date")).rejects.toThrow("take a seal once, when it is due");
});

test.each(["UPDATE closing_seals SET sha256 = repeat('a', 64)", "DELETE FROM closing_seals", "TRUNCATE closing_seals"])(
  "the database keeps the seals: %s is refused",
  async (sql) => {
    const { api } = await sealedBids();

    await expect(api.db.query(sql)).rejects.toThrow("it is never changed");
  },
);

test("a tender whose key is missing is logged and left for a process that has it, and others are sealed", async () => {
  const { api, tender, verify } = await threeBids(aSealedTender);
  const other = await api.has(aTender());
  for (const { id } of [tender, other]) await closeForOpening(api, id);
  const lines: string[] = [];

  const without = await sealNow(api, wrappingKeysOf({ keys: [] }), lines);
  const withKey = await sealNow(api);

  expect([without, withKey]).toEqual([1, 1]);
  expect(lines).toEqual([expect.stringContaining(`the bids on the tender ${tender.id} could not be sealed`)]);
  expect((await verify()).matches).toBe(true);
});

test("the statements of a seal do not grow with its bids, and those of a list of seals not with the tenders", async () => {
  const { api, tender, admin } = await threeBids();
  const more = await api.has(aTender());
  await closeForOpening(api, more.id);
  const none = await api.statementsOf(() => sealNow(api));
  const list = () => admin.graphql("{ tenders(first: 10) { nodes { closingSeal { sha256 } } } }");
  await list();
  await closeForOpening(api, tender.id);

  const two = await api.statementsOf(() => sealNow(api));

  // A closing with bids notifies the bidders in one statement. A closing without bids notifies the administrators, and
  // first reads them in another statement.
  expect(two.length - none.length).toBe(-1);
  const few = await api.statementsOf(list);
  await api.has(aTender());
  expect(await api.statementsOf(list)).toHaveLength(few.length);
});
