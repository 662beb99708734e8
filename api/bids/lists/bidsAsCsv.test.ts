import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PROPOSAL,
} from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { manyUsers } from "#api/testing/builders/manyUsers.ts";
import { asReplica, type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";

async function given(tender: Partial<Tender> = {}) {
  const api = await testApp();
  const stored = await api.has(aTender({ tenderNumber: "AX/2026-014", budgetMax: 250_000, ...tender }));
  const admin = api.as(await api.has(anAdmin()));
  return { api, tender: stored, admin, path: `/api/tenders/${stored.id}/bids.csv` };
}

/** Parses the cells of a CSV file (RFC 4180). */
function cellsOf(csv: string) {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Inserts `count` live bids, each of a different company. */
async function manyBids(api: TestApp, tenderId: string, count: number) {
  await manyUsers(api, count);
  // Groups of three bids have the same time, so that a page can end between bids with equal sort values.
  await api.db.query(
    `WITH made AS (
       INSERT INTO bids (tender_id, tender_number, tender_title, company_id)
       SELECT $1, 'T-1', 'Bridge', id FROM users WHERE username LIKE 'many-%'
       RETURNING id)
     INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at)
     SELECT id, 1, 1000, $2, 90, timestamptz '2026-01-01Z' + (row_number() OVER () / 3) * interval '1 minute' FROM made`,
    [tenderId, PROPOSAL],
  );
}

test("an admin exports a tender's live bids as CSV, by first submission", async () => {
  const { api, tender, admin, path } = await given();
  const companies = [
    await api.has(
      aBidder(
        { companyTypology: "contractor", email: "a@example.org" },
        { companyName: "Société Générale d’Études 桥" },
      ),
    ),
    await api.has(aBidder({ email: "b@example.org" }, { companyName: 'Osun "Works", Ltd' })),
  ];
  const [early, late] = [new Date("2026-03-01T08:00:00.123Z"), new Date("2026-03-02T08:00:00Z")];
  const lateBid = await api.has(
    aSubmittedBid({ tenderId: tender.id, companyId: companies[1]?.id, submittedAt: late, bidAmount: 300_000 }),
  );
  const earlyBid = await api.has(
    aSubmittedBid({ tenderId: tender.id, companyId: companies[0]?.id, submittedAt: early, status: "rejected" }),
  );
  await api.has(aSubmittedBid({ tenderId: tender.id, withdrawnAt: new Date() }));
  await api.has(aSubmittedBid());

  const { status, headers, body } = await admin.get(path);
  const bytes = new Uint8Array(
    await (await fetch(api.url + path, { headers: { cookie: admin.cookie } })).arrayBuffer(),
  );

  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="bids-AX-2026-014.csv"');
  expect(headers.get("cache-control")).toBe("no-store");
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = cellsOf(body);
  expect(head).toEqual([
    "Company",
    "E-mail",
    "Company type",
    "Bid amount (USD)",
    "Above maximum budget (USD)",
    "Timeline (days)",
    "Status",
    "Submitted (UTC)",
    "Revision",
    "Receipt number",
    "Documents URL",
    "Technical proposal",
    "Addenda not confirmed",
    "Documents without an address",
    "Bid's id",
    "Company's id",
    "Tender's id",
  ]);
  const receipt = expect.stringMatching(/^AX-\w{5}-\w{5}$/);
  expect(rows).toEqual([
    [
      "Société Générale d’Études 桥",
      "a@example.org",
      "General Contractor",
      "180000",
      "-70000",
      "90",
      "rejected",
      early.toISOString(),
      "1",
      receipt,
      "",
      PROPOSAL,
      "",
      "",
      earlyBid.id,
      companies[0]?.id,
      tender.id,
    ],
    [
      'Osun "Works", Ltd',
      "b@example.org",
      "",
      "300000",
      "50000",
      "90",
      "pending",
      late.toISOString(),
      "1",
      receipt,
      "",
      PROPOSAL,
      "",
      "",
      lateBid.id,
      companies[1]?.id,
      tender.id,
    ],
  ]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("https://evil.example","a,b")'])(
  "the text %j is not read as a formula by a spreadsheet, in any column",
  async (formula) => {
    const { api, tender, admin, path } = await given();
    const technicalProposal = `${formula} ${PROPOSAL}\nSecond line\rThird`;
    const company = await api.has(aBidder({ companyTypology: formula }, { companyName: formula }));
    const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
    await api.db.manager.insert(BidRevision, {
      ...aBid({ technicalProposal }),
      bidId: bid.id,
      revision: 2,
      submittedAt: new Date(),
    });
    await api.db.manager.update(BidRow, { id: bid.id }, { revision: 2 });

    const [, row] = cellsOf((await admin.get(path)).body);

    expect(row).toHaveLength(17);
    expect([row?.[0], row?.[2], row?.[11]]).toEqual([`'${formula}`, `'${formula}`, `'${technicalProposal}`]);
  },
);

const LONG = "a".repeat(40_000);

async function givenALongProposal() {
  const { api, tender, admin, path } = await given();
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: (await api.has(aBidder())).id }));
  await api.db.manager.insert(BidRevision, {
    ...aBid({ technicalProposal: LONG }),
    bidId: bid.id,
    revision: 2,
    submittedAt: new Date(),
  });
  await api.db.manager.update(BidRow, { id: bid.id }, { revision: 2 });
  return { api, admin, path };
}

test.each([
  ["?sep=,", "en", ","],
  ["?sep=;", "en", ";"],
  ["?sep=%09", "fr", "\t"],
  ["", "fr-CF,fr;q=0.9,en;q=0.5", ";"],
  ["", "de", ";"],
  ["", "en-GB", ","],
  ["", "*", ","],
  ["", "not a language", ","],
])("a person gets columns as the spreadsheet divides them: %j in %s", async (search, language, separator) => {
  const { admin, path } = await given();

  const { body } = await admin.get(path + search, { "accept-language": language });

  expect(body.split("\r\n")[0]).toContain(["Company", "E-mail", "Company type"].join(separator));
});

test.each(["?sep=", "?sep=x", "?sep=,,", "?sep=;&sep=,"])("the separator %s is refused by its name", async (search) => {
  const { admin, path } = await given();

  expect(await admin.get(path + search)).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", fields: { sep: "Must be a comma, a semicolon or a tab" } },
  });
});

test("a text that is too long for a cell is cut and says so for a person, and is whole for a token, with commas", async () => {
  const { api, admin, path } = await givenALongProposal();
  const { text } = await api.has(anApiToken(await api.has(anAdmin()), { scopes: ["bids:read"] }));

  const [, person] = cellsOf((await admin.get(path)).body);
  const [head, program] = cellsOf((await api.visitor.get(path, { ...bearer(text), "accept-language": "fr" })).body);

  expect(person?.[11]).toMatch(/^a+ \[Cut: a spreadsheet cell holds 32,767 characters, this text has 40,000\.\]$/);
  expect(person?.[11]).toHaveLength(32_767);
  expect([head?.[1], program?.[11]]).toEqual(["E-mail", LONG]);
});

test("a revised bid is exported once, with its newest terms", async () => {
  const { api, tender, admin, path } = await given({ closingDate: daysFromNow(5) });
  const company = await api.has(aBidder());
  const partner = api.as(company);
  const { body: bid } = await partner.post("/api/bids", aBid({ tenderId: tender.id }));
  const revise = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }`;
  await partner.graphql(revise, { id: bid.id, input: aBid({ bidAmount: 9_007_199_254_740_991 }) });

  const [, ...rows] = cellsOf((await admin.get(path)).body);

  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(3, 9)).toEqual([
    "9007199254740991",
    "9007199254490991",
    "90",
    "pending",
    expect.any(String),
    "2",
  ]);
});

test("a revision does not change a bid's place: bids are exported by first submission", async () => {
  const { api, tender, admin, path } = await given({ closingDate: daysFromNow(5) });
  const first = api.as(await api.has(aBidder({ email: "first@example.org" })));
  const second = api.as(await api.has(aBidder({ email: "second@example.org" })));
  const { body: bid } = await first.post("/api/bids", aBid({ tenderId: tender.id }));
  await second.post("/api/bids", aBid({ tenderId: tender.id }));
  await first.graphql(`mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }`, {
    id: bid.id,
    input: aBid(),
  });

  const [, ...rows] = cellsOf((await admin.get(path)).body);

  expect(rows.map(([, email]) => email)).toEqual(["first@example.org", "second@example.org"]);
});

test("a tender without bids gives the header row only", async () => {
  const { admin, path } = await given();

  expect(cellsOf((await admin.get(path)).body)).toHaveLength(1);
});

test("2,000 bids are streamed page by page, each once and in order", async () => {
  const { api, tender, admin, path } = await given();
  await manyBids(api, tender.id, 2_000);
  await admin.openSession();

  let csv = "";
  const statements = await api.statementsOf(async () => {
    csv = (await admin.get(path)).body;
  });
  const [, ...rows] = cellsOf(csv);

  expect(rows).toHaveLength(2_000);
  expect(new Set(rows.map(([company]) => company)).size).toBe(2_000);
  const moments = rows.map((row) => row[7] ?? "");
  expect(moments).toEqual(moments.toSorted());
  // There are four full pages and an empty one. The companies of each full page are read in one statement.
  expect(statements.filter((sql) => sql.includes('FROM "bid_revisions"') && sql.includes("LIMIT 500"))).toHaveLength(5);
  expect(
    statements.filter((sql) => sql.includes('FROM "users"') && sql.includes('JOIN "company_profiles"')),
  ).toHaveLength(4);
});

test("a client that disconnects stops the reading, without a logged fault", async () => {
  const { api, tender, admin, path } = await given();
  await manyBids(api, tender.id, 3_000);
  await asReplica(api, "UPDATE bid_revisions SET technical_proposal = repeat('long ', 2000)");
  await admin.openSession();
  const leaving = new AbortController();

  const statements = await api.statementsOf(async () => {
    const answer = await fetch(api.url + path, { headers: { cookie: admin.cookie }, signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await until(async () => (await admin.get("/api/company-profile")).status === 404);
  });

  expect(statements.filter((sql) => sql.includes("LIMIT 500")).length).toBeLessThan(6);
  expect(api.faults).toEqual([]);
});

test("a reading that fails midway breaks the connection, so that a partial file is not mistaken for a complete one", async () => {
  const { api, tender, admin, path } = await given();
  await manyBids(api, tender.id, 600);
  await admin.openSession();
  // Give the last bid a company that does not exist, so that reading the second page fails.
  await asReplica(
    api,
    "UPDATE bids SET company_id = uuid_v7() WHERE id = (SELECT id FROM submitted_bids ORDER BY submitted_at DESC, id DESC LIMIT 1)",
  );

  const answer = await fetch(api.url + path, { headers: { cookie: admin.cookie } });

  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(api.faults).toHaveLength(1);
});

test("only administrators export the bids of a tender", async () => {
  const { api, path } = await given();
  const partner = api.as(await api.has(aBidder()));

  expect(await api.visitor.get(path)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(await partner.get(path)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(await partner.get("/api/tenders/no-id/bids.csv")).toMatchObject({ status: 403 });
});

test("a missing or deleted tender answers 404 in JSON", async () => {
  const { api, tender, admin, path } = await given();
  await api.db.manager.softDelete(Tender, { id: tender.id });

  for (const none of [
    path,
    "/api/tenders/no-id/bids.csv",
    "/api/tenders/01890000-0000-7000-8000-000000000000/bids.csv",
  ])
    expect(await admin.get(none)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("the bids of a deleted company are exported", async () => {
  const { api, tender, admin, path } = await given();
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
  await api.db.manager.softDelete(User, { id: bid.companyId });

  expect(cellsOf((await admin.get(path)).body)).toHaveLength(2);
});

test("the documents without an address are counted: owed until 24 hours after the closing time, then not delivered", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: tender.id }, documents(2)));
  await api.has(aSubmittedBid({ tenderId: tender.id }));
  const admin = api.as(await api.has(anAdmin()));
  const marks = async () => cellsOf((await admin.get(`/api/tenders/${tender.id}/bids.csv`)).body).map((row) => row[13]);

  const owed = await marks();
  await api.db.query(
    "UPDATE tenders SET closing_date = clock_timestamp() - interval '25 hours', opening_date = clock_timestamp() - interval '30 days'",
  );

  expect([owed, await marks()]).toEqual([
    ["Documents without an address", "2 owed", ""],
    ["Documents without an address", "2 not delivered", ""],
  ]);
});
