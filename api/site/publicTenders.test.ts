import type { ShownTender, ShownTenders } from "#api/open-data/shownTender.rules.ts";
import { aBuiltSite, givenToRenderer } from "#api/testing/aBuiltSite.ts";
import { aBidder, aSubmittedBid, aTender, anAddendum, anAdmin, daysFromNow } from "#api/testing/builders/builders.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

async function pageAt(url: string, path: string) {
  const { status, text, headers } = await rawRequest(url, path);
  const given = givenToRenderer(text) as object as { name?: string; data: unknown };
  return { status, text, headers, ...given };
}

async function listAt(url: string, query = "") {
  const page = await pageAt(url, `/tenders${query}`);
  return { ...page, data: page.data as ShownTenders };
}

async function tenderAt(url: string, tenderNumber: string) {
  const page = await pageAt(url, `/tenders/${encodeURIComponent(tenderNumber)}`);
  const { tender, isDeleted } = page.data as { tender: ShownTender | null; isDeleted: boolean };
  return { ...page, tender, isDeleted };
}

const numbersIn = ({ items }: ShownTenders) => items.map(({ tenderNumber }) => tenderNumber);

test("a visitor reads the tenders that accept bids, the nearest closing time first, in both languages", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aTender({ tenderNumber: "LATER", closingDate: daysFromNow(20) }));
  await api.has(aTender({ tenderNumber: "SOON", closingDate: daysFromNow(2), budgetMax: 9_007_199_254_740_991 }));
  await api.has(aTender({ tenderNumber: "PAST", closingDate: daysFromNow(-1) }));
  await api.has(aTender({ tenderNumber: "CLOSED", status: "closed" }));
  await api.has(aTender({ tenderNumber: "DRAFT", status: "draft" }));
  await api.has(aTender({ tenderNumber: "DELETED", deletedAt: new Date() }));

  const english = await listAt(api.url);
  const french = await pageAt(api.url, "/fr/tenders");

  expect(english).toMatchObject({ status: 200, name: "tenders" });
  expect(english.data).toMatchObject({ page: 1, more: false, query: "", count: 2, countIsExact: true, status: "open" });
  expect(numbersIn(english.data)).toEqual(["SOON", "LATER"]);
  expect(english.data.items[0]).toEqual({
    tenderNumber: "SOON",
    title: expect.any(String) as string,
    category: "Infrastructure",
    location: "Bangui",
    country: "Central African Republic",
    budgetMin: 100_000,
    budgetMax: 9_007_199_254_740_991,
    closingDate: expect.any(String) as string,
    status: "open",
    daysLeft: 2,
    isCancelled: false,
  });
  expect(french.data).toEqual(english.data);
  expect(french.text).toContain('<html lang="fr">');
});

test("the filters in the address are those of Browse Tenders; unknown and invalid ones are ignored", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aTender({ tenderNumber: "BRIDGE", title: "A bridge", category: "Construction", country: "Kenya" }));
  await api.has(
    aTender({
      tenderNumber: "ROAD",
      title: "A road",
      description: "From Bouar.",
      budgetMin: 1_000_000,
      budgetMax: 2_000_000,
    }),
  );
  const found = async (query: string) => numbersIn((await listAt(api.url, query)).data);

  expect(await found("?search=BRIDGE")).toEqual(["BRIDGE"]);
  expect(await found("?category=Construction&country=KE&location=")).toEqual(["BRIDGE"]);
  expect(await found("?budgetFrom=900000")).toEqual(["ROAD"]);
  expect(await found("?category=Nonsense&deleted=true&withoutBids=true&createdBy=x&search=bangui")).toHaveLength(2);
  expect((await listAt(api.url, "?page=1&country=Kenya&nonsense=1&search=%20bridge")).data.query).toBe(
    "search=bridge&country=Kenya",
  );
});

test("by status: closed are those whose time has passed, awarded ones, and never a draft", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aTender({ tenderNumber: "OPEN" }));
  await api.has(aTender({ tenderNumber: "PAST", closingDate: daysFromNow(-1) }));
  await api.has(aTender({ tenderNumber: "CLOSED", status: "closed", closingDate: daysFromNow(-2) }));
  await api.has(aTender({ tenderNumber: "AWARDED", status: "awarded" }));
  await api.has(aTender({ tenderNumber: "DRAFT", status: "draft" }));
  const found = async (status: string) => {
    const { data } = await listAt(api.url, `?status=${status}`);
    return [data.status, ...numbersIn(data)];
  };

  expect(await found("open")).toEqual(["open", "OPEN"]);
  expect(await found("closed")).toEqual(["closed", "PAST", "CLOSED"]);
  expect(await found("awarded")).toEqual(["awarded", "AWARDED"]);
  expect(await found("draft")).toEqual(["open", "OPEN"]);
});

test("a page has thirty tenders; a page beyond the end is a 404", async () => {
  const api = await testApp(aBuiltSite);
  const { id: createdBy } = await api.has(anAdmin());
  for (let n = 1; n <= 31; n++) await api.has(aTender({ createdBy, closingDate: daysFromNow(n) }));

  const [first, second, third, far] = await Promise.all(
    ["", "?page=2", "?page=3", "?page=900000"].map((query) => listAt(api.url, query)),
  );

  expect([first?.data.items.length, first?.data.more, second?.data.items.length, second?.data.more]).toEqual([
    30,
    true,
    1,
    false,
  ]);
  expect([first?.data.count, second?.status, third?.status, far?.status]).toEqual([31, 200, 404, 404]);
});

test("a tender's page has its texts, dates, names of documents, answered questions and addenda", async () => {
  const api = await testApp(aBuiltSite);
  const admin = await api.has(anAdmin());
  const bidder = await api.has(aBidder());
  const tender = await api.has(aTender({ tenderNumber: "A/1 é", documentsUrl: "https://files.example/secret-folder" }));
  const as = api.as(admin);
  const document = { name: "Bill of quantities.pdf", url: "https://files.example/secret-file" };
  await as.graphql(
    "mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!) { setTenderDocuments(tenderId: $id, documents: $documents, version: $version) { id } }",
    { id: tender.id, documents: [document], version: tender.version },
  );
  await api.has(anAddendum({ tenderId: tender.id, issuedBy: admin.id, note: "A norm was missing." }));
  const ask = "mutation ($id: ID!, $text: String!) { askQuestion(tenderId: $id, text: $text) { id } }";
  const asked = await api.as(bidder).graphql(ask, { id: tender.id, text: "We, Osun Works, ask: which norm?" });
  await api.as(bidder).graphql(ask, { id: tender.id, text: "Not answered yet" });
  const { id } = (asked.data as { askQuestion: { id: string } }).askQuestion;
  await as.graphql(
    "mutation ($id: ID!, $question: String!, $answer: String!) { answerQuestion(id: $id, question: $question, answer: $answer, version: 1) { id } }",
    { id, question: "Which norm applies?", answer: "ISO 9001." },
  );

  const { status, tender: shown, text } = await tenderAt(api.url, "a/1 É");

  expect(status).toBe(200);
  expect(shown).toMatchObject({
    id: tender.id,
    tenderNumber: "A/1 é",
    description: "A two-lane bridge.",
    requirements: "ISO 9001, ISO 14001",
    documents: ["Bill of quantities.pdf"],
    hasDocumentsPage: true,
    bidders: null,
    award: null,
    daysLeft: 30,
    cancelledAt: null,
    questionsUntil: expect.any(String) as string,
  });
  expect(shown?.questions).toMatchObject([{ number: 1, question: "Which norm applies?", answer: "ISO 9001." }]);
  expect(shown?.addenda.map(({ number }) => number)).toEqual([2, 1]);
  expect(shown?.addenda[0]).toMatchObject({
    note: "A norm was missing.",
    changes: [{ field: "requirements", as: "long", values: null }],
  });
  for (const secret of ["secret-folder", "secret-file", "Osun Works", "Not answered", bidder.id, admin.id])
    expect(text).not.toContain(secret);
  expect(api.faults).toEqual([]);
});

test("no page says who bid or how much before an award and for a tender that does not disclose its winner, and how many only once the tender is closed", async () => {
  const api = await testApp(aBuiltSite);
  const bidder = await api.has(aBidder());
  const open = await api.has(aTender({ tenderNumber: "OPEN" }));
  const secret = await api.has(aTender({ tenderNumber: "SECRET", status: "awarded", discloseWinner: false }));
  const told = await api.has(aTender({ tenderNumber: "TOLD", status: "awarded" }));
  const decided = { status: "accepted", decidedAt: new Date("2026-02-01T12:00:00Z") } as const;
  for (const bid of [{ tenderId: open.id }, { tenderId: secret.id, ...decided }, { tenderId: told.id, ...decided }])
    await api.has(aSubmittedBid({ companyId: bidder.id, bidAmount: 187_654, ...bid }));
  await api.has(aSubmittedBid({ tenderId: told.id, bidAmount: 198_765, status: "rejected" }));

  const [list, before, hidden, after] = [
    await listAt(api.url),
    await tenderAt(api.url, "OPEN"),
    await tenderAt(api.url, "SECRET"),
    await tenderAt(api.url, "TOLD"),
  ];

  for (const { text } of [list, before, hidden]) {
    expect(text).not.toMatch(/187654|Osun|bidCount|company/i);
    expect(text).not.toContain(bidder.id);
  }
  expect([before, hidden, after].map(({ tender }) => tender?.bidders)).toEqual([null, 1, 2]);
  expect(before.tender?.award).toBeNull();
  expect(hidden.tender?.award).toEqual({ at: "2026-02-01T12:00:00.000Z", amount: null, supplier: null });
  expect(after.tender?.award).toMatchObject({ amount: 187_654, supplier: expect.any(String) as string });
  expect(after.text).not.toMatch(/198765/);
});

test.each(["DRAFT", "UNSEEN", "none", "a\u0000b", "' OR 1=1 --", "x".repeat(2000)])(
  "at /tenders/%.20s there is no tender: 404, and nothing of a draft",
  async (tenderNumber) => {
    const api = await testApp(aBuiltSite);
    await api.has(aTender({ tenderNumber: "DRAFT", status: "draft", title: "Unpublished plan" }));
    const admin = await api.has(anAdmin());
    const unseen = await api.has(aTender({ tenderNumber: "UNSEEN", status: "draft", title: "Unpublished plan" }));
    await api
      .as(admin)
      .graphql("mutation ($id: ID!, $reason: String!) { cancelTender(id: $id, reason: $reason, version: 1) { id } }", {
        id: unseen.id,
        reason: "The financing was withdrawn.",
      });

    const { status, tender, isDeleted, text } = await tenderAt(api.url, tenderNumber);

    expect([status, tender, isDeleted]).toEqual([404, null, false]);
    expect(text).not.toContain("Unpublished");
    expect(api.faults).toEqual([]);
  },
);

test("a published tender that was deleted is 410; a deleted draft is 404; a new tender may have the number", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aTender({ tenderNumber: "GONE", title: "Deleted words", deletedAt: new Date() }));
  await api.has(aTender({ tenderNumber: "PLAN", status: "draft", deletedAt: new Date() }));

  const [gone, plan] = [await tenderAt(api.url, "GONE"), await tenderAt(api.url, "PLAN")];
  await api.has(aTender({ tenderNumber: "GONE", title: "New words" }));

  expect([gone.status, gone.tender, gone.isDeleted]).toEqual([410, null, true]);
  expect(gone.text).not.toContain("Deleted words");
  expect([plan.status, plan.isDeleted]).toEqual([404, false]);
  expect((await tenderAt(api.url, "GONE")).tender).toMatchObject({ title: "New words" });
});

test("a page that the browser has is answered 304 until the tender changes", async () => {
  const api = await testApp(aBuiltSite);
  const admin = api.as(await api.has(anAdmin()));
  const { id, version } = await api.has(aTender({ tenderNumber: "A-1" }));
  const { etag } = (await tenderAt(api.url, "A-1")).headers;
  const again = () => rawRequest(api.url, "/tenders/A-1", { "if-none-match": String(etag) });

  expect((await again()).status).toBe(304);
  await admin.patch(`/api/tenders/${id}`, { title: "Another title", version });
  expect((await again()).status).toBe(200);
});

test("visitors read tenders on the pages only: the api still answers 401", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aTender());

  expect((await rawRequest(api.url, "/api/tenders")).status).toBe(401);
});
