import { fileTypeFromBuffer } from "file-type";

import { Bid } from "#api/bids/Bid.ts";
import { bidDraftSchema, bidSchema } from "#api/bids/bid.rules.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import { addenda, AMENDED_TENDER } from "#api/demonstration/addenda.ts";
import { decisionReasonSchema } from "#api/core/rules/decisionReason.rules.ts";
import { bids } from "#api/demonstration/bids.ts";
import { companies } from "#api/demonstration/companies.ts";
import { contactRequests } from "#api/demonstration/contactRequests.ts";
import { verifyOutcomes } from "#api/bids/trail/verifyOutcomes.ts";
import { DEMO_ACCOUNTS, fillDemonstration } from "#api/demonstration/fillDemonstration.ts";
import {
  bidDocuments,
  deliveredAt,
  deliveredFile,
  describe as describeFile,
  DOCUMENTED_BIDDER,
  DOCUMENTED_TENDER,
  tenderFiles,
} from "#api/demonstration/documents.ts";
import { reasons, searches } from "#api/demonstration/reasonsAndSearches.ts";
import { drafts } from "#api/demonstration/drafts.ts";
import { CANCELLED_TENDER, lateTenders, OVERDUE_TENDER } from "#api/demonstration/lateTenders.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { questions } from "#api/demonstration/questions.ts";
import { renewApproval, SEALED_TENDER } from "#api/demonstration/sealedTender.ts";
import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { posts } from "#api/demonstration/posts.ts";
import { projects } from "#api/demonstration/projects.ts";
import { tenders } from "#api/demonstration/tenders.ts";
import { bidDocuments as bidDocumentRows } from "#api/bids/documents/bidDocument.rules.ts";
import { validRows } from "#api/core/rules/valid.ts";
import { tenderDocuments as tenderDocumentRows } from "#api/tenders/documents/tenderDocument.rules.ts";
import { usualWeight } from "#api/tenders/addenda/amendments.rules.ts";
import { savedSearchSchema } from "#api/tenders/searches/savedSearch.rules.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { acceptsBids, hasClosed, isClosingSoon, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";
import { anAdmin, PASSWORD } from "#api/testing/builders/builders.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { sha256Of } from "#api/testing/builders/uploads.ts";
import { ALL_FIGURES, comparable, figuresAgain } from "#api/testing/figuresAgain.ts";
import { unzipped } from "#api/testing/unzipped.ts";
import { demonstrationStore, testApp } from "#api/testing/testApp.ts";
import { User } from "#api/users/User.ts";
import { newUserSchema } from "#api/users/user.rules.ts";

// One minute after midnight UTC, so that the tests fail for a demonstration time that is later on the current day.
const NOW = new Date("2026-11-21T00:01:00Z");
const ADMIN = { id: "01939d6e-0000-7000-8000-000000000001" };
/** The public password of the demonstration's partners. */
const [{ password: publicPassword }] = DEMO_ACCOUNTS;

const countOf = <T>(rows: T[], test: (row: T) => boolean) => rows.filter(test).length;
const tenderOf = new Map(tenders(NOW).map((tender) => [tender.tenderNumber, tender]));
const companyOf = new Map(companies(NOW).map((company) => [company.account.username, company]));

const latestOf = (bid: ReturnType<typeof bids>[number]) => bid.revisions.at(-1)?.submittedAt.getTime() ?? Number.NaN;

const ROWS = [
  ...tenders(NOW).map((row) => ({ name: row.tenderNumber, schema: tenderSchema, row })),
  ...companies(NOW).map(({ account }) => ({
    name: `account ${account.username}`,
    schema: newUserSchema,
    row: { ...account, password: publicPassword },
  })),
  ...companies(NOW).flatMap(({ profile }) =>
    profile ? { name: `profile ${profile.companyName}`, schema: companyProfileSchema, row: profile } : [],
  ),
  ...bids(NOW).flatMap(({ tender, company, revisions }) =>
    revisions.map((row) => ({ name: `${company} for ${tender}`, schema: bidSchema, row })),
  ),
  ...posts(NOW, ADMIN).map((row) => ({ name: row.slug, schema: blogPostSchema, row })),
  ...projects(NOW).map((row) => ({ name: row.title, schema: projectSchema, row })),
  ...contactRequests(NOW, ADMIN).map((row) => ({
    name: `request of ${row.company}`,
    schema: contactRequestSchema,
    row,
  })),
];

test("a tender is amended twice after a company had bid on it, and what it says today is the last change", () => {
  const tender = tenderOf.get(AMENDED_TENDER)!;
  const [first, second] = addenda(NOW);

  expect(
    bids(NOW).filter((bid) => bid.tender === AMENDED_TENDER && latestOf(bid) < first!.issuedAt.getTime()),
  ).not.toEqual([]);
  expect([first, second].map((each) => each!.issuedAt < NOW)).toEqual([true, true]);
  for (const { before, after } of [first, second].flatMap((each) => each!.changes(tender)))
    expect(before).not.toBe(after);
  expect([first, second].map((each) => usualWeight(each!.changes(tender), true))).toEqual([
    first!.weight,
    second!.weight,
  ]);
});

test("a tender lists documents, and a bid on it names two files, one of which is not uploaded yet", async () => {
  const offers = bids(NOW).filter(
    ({ tender, company }) => tender === DOCUMENTED_TENDER && company === DOCUMENTED_BIDDER,
  );
  const givenAt = deliveredAt(NOW);
  const files = await tenderFiles();
  const documents = files.map((file) => ({ ...describeFile(file), url: "https://portal.example/files/1" }));
  const again = (await tenderFiles()).map(describeFile);

  expect(acceptsBids(tenderOf.get(DOCUMENTED_TENDER)!, NOW)).toBe(true);
  expect(offers).toHaveLength(1);
  expect(validRows(bidDocumentRows, { documents: bidDocuments }).documents).toEqual(bidDocuments);
  expect(validRows(tenderDocumentRows, { documents }).documents).toEqual(documents);
  expect(again).toEqual(files.map(describeFile));
  for (const { mediaType, content } of [...files, deliveredFile])
    expect((await fileTypeFromBuffer(content))?.mime).toBe(mediaType);
  expect(bidDocuments).toHaveLength(2);
  expect([latestOf(offers[0]!) < givenAt.getTime(), givenAt < NOW]).toEqual([true, true]);
});

test.each(ROWS)("each row is valid by the schema of its form: $name", async ({ schema, row }) => {
  await expect(schema.validate(row, { strict: true })).resolves.toMatchObject(row);
});

test("tenders cover every status and category, the carousel's six countries and others", () => {
  const rows = tenders(NOW);

  expect(tenderOf.size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TENDER_STATUSES));
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(TENDER_CATEGORIES));
  expect(new Set(rows.map(({ country }) => country))).toEqual(
    new Set([
      "Central African Republic",
      "Madagascar",
      "Guinea",
      "Kenya",
      "Nigeria",
      "Liberia",
      "Cameroon",
      "Côte d'Ivoire",
      "Ghana",
      "Rwanda",
      "Senegal",
      "Sierra Leone",
    ]),
  );
});

test("open tenders accept bids, some soon to close, and a few whose closing date has just passed", () => {
  const open = tenders(NOW).filter(({ status }) => status === "open");

  expect(countOf(open, (tender) => acceptsBids(tender, NOW))).toBe(17);
  expect(countOf(open, ({ closingDate }) => isClosingSoon(closingDate, NOW))).toBe(5);
  expect(countOf(open, ({ closingDate }) => hasClosed(closingDate, NOW))).toBe(2);
  expect(countOf(open, ({ budgetMax }) => budgetMax > 2_147_483_647)).toBe(1);
});

test("closed and awarded tenders closed in the past, drafts have yet to open", () => {
  for (const { status, openingDate, closingDate, budgetMin, budgetMax } of tenders(NOW)) {
    expect(openingDate < closingDate && budgetMin < budgetMax).toBe(true);
    if (status === "closed" || status === "awarded") expect(hasClosed(closingDate, NOW)).toBe(true);
    expect(openingDate > NOW).toBe(status === "draft");
  }
});

test("eight partners have a profile, one newcomer and one blocked partner have none", () => {
  const rows = companies(NOW);

  expect(countOf(rows, ({ profile }) => profile !== null)).toBe(8);
  expect(companyOf.get("partner")).toMatchObject({ profile: null, account: { status: "active" } });
  expect(countOf(rows, ({ account }) => account.status === "blocked")).toBe(1);
  expect(new Set(rows.map(({ account }) => account.email.toLowerCase())).size).toBe(rows.length);
  expect(DEMO_ACCOUNTS.filter(({ username }) => !companyOf.has(username))).toMatchObject([{ username: "registrar" }]);
});

test("there is one live bid per company and tender, and each comes from a partner with a profile", () => {
  const live = bids(NOW).filter(({ withdrawnAt }) => withdrawnAt === null);

  expect(live.length).toBeGreaterThanOrEqual(60);
  expect(new Set(live.map(({ tender, company }) => `${tender} ${company}`)).size).toBe(live.length);
  expect(bids(NOW).every(({ company }) => companyOf.get(company)?.profile)).toBe(true);
});

test("every revision was submitted while its tender accepted bids", () => {
  for (const { tender: number, company, revisions, withdrawnAt } of bids(NOW)) {
    const tender = tenderOf.get(number);
    const joined = companyOf.get(company)?.account.createdAt.getTime() ?? Number.NaN;
    const opening = tender?.openingDate.getTime() ?? Number.NaN;
    const end = Math.min(tender?.closingDate.getTime() ?? Number.NaN, NOW.getTime());
    const moments = revisions.map(({ submittedAt }) => submittedAt.getTime());
    if (withdrawnAt) moments.push(withdrawnAt.getTime());

    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    for (const moment of moments) {
      expect(moment).toBeGreaterThan(Math.max(opening, joined));
      expect(moment).toBeLessThan(end);
    }
  }
});

test("a company bids again only after it withdrew", () => {
  for (const { tender, company, withdrawnAt } of bids(NOW)) {
    if (!withdrawnAt) continue;
    for (const again of bids(NOW).filter((bid) => bid.tender === tender && bid.company === company && !bid.withdrawnAt))
      expect(latestOf(again)).toBeGreaterThan(withdrawnAt.getTime());
  }
});

test("an awarded tender has one accepted bid and rejected others; everywhere else bids are pending", () => {
  for (const { tenderNumber, status } of tenders(NOW)) {
    const statuses = bids(NOW)
      .filter(({ tender }) => tender === tenderNumber)
      .map((bid) => bid.status)
      .sort();

    if (status === "awarded") expect(statuses).toEqual(["accepted", ...statuses.slice(1).map(() => "rejected")]);
    else if (status === "draft") expect(statuses).toEqual([]);
    else expect(statuses.every((bid) => bid === "pending")).toBe(true);
  }
});

test("bids are decided after their tender closed, and before the first start", () => {
  for (const { tender, status, decidedAt } of bids(NOW)) {
    if (status === "pending") expect(decidedAt).toBeNull();
    else
      expect(
        hasClosed(tenderOf.get(tender)?.closingDate ?? NOW, decidedAt ?? NOW) && decidedAt && decidedAt < NOW,
      ).toBe(true);
  }
});

test("all posts but one and all projects but one are published", () => {
  expect(
    posts(NOW, ADMIN)
      .map(({ published }) => published)
      .sort(),
  ).toEqual([false, ...Array<boolean>(7).fill(true)]);
  expect(
    projects(NOW)
      .map(({ published }) => published)
      .sort(),
  ).toEqual([false, ...Array<boolean>(5).fill(true)]);
});

test("of six integration requests two were answered, after they came and before now", () => {
  const rows = contactRequests(NOW, ADMIN);
  const answered = rows.filter(({ handledAt }) => handledAt !== null);

  expect([rows.length, answered.length]).toEqual([6, 2]);
  for (const { createdAt } of rows) expect(createdAt < NOW).toBe(true);
  for (const { createdAt, handledAt, handledBy } of answered) {
    expect(createdAt < handledAt! && handledAt! < NOW).toBe(true);
    expect(handledBy).toBe(ADMIN.id);
  }
});

test("texts are written at length", () => {
  const words = (text: string) => text.split(/\s+/).length;

  for (const { body } of posts(NOW, ADMIN)) {
    expect(words(body)).toBeGreaterThanOrEqual(250);
    expect(words(body)).toBeLessThanOrEqual(450);
  }
  for (const { revisions } of bids(NOW))
    for (const { technicalProposal } of revisions) {
      expect(words(technicalProposal)).toBeGreaterThanOrEqual(60);
      expect(words(technicalProposal)).toBeLessThanOrEqual(150);
    }
});

test("an administrator of a demonstration sees every tender and every live bid, and figures that equal a second computation", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const seenTenders = await api.as(admin).get("/api/tenders");
  const seenBids = await api.as(admin).get("/api/bids");

  expect(seenTenders.body).toHaveLength(tenderOf.size);
  expect(seenBids.body).toHaveLength(countOf(bids(NOW), ({ withdrawnAt }) => withdrawnAt === null));
  const again = await figuresAgain(api.db);
  for (const groupBy of ["MONTH", "CATEGORY", "BUYER"] as const) {
    const { data } = await api.as(admin).graphql(ALL_FIGURES, { groupBy });
    expect(comparable(data.procurementFigures as object[])).toEqual(comparable(again(groupBy)));
  }
});

test("the files of a demonstration's tender and bid are downloaded by a bidder, and are as their rows say", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const bidder = api.as({ username: DOCUMENTED_BIDDER }, publicPassword);
  const rows = await api.db.query<{ id: string; name: string; sha256: string; tenderId: string }[]>(
    `SELECT id, name, sha256, tender_id AS "tenderId" FROM files WHERE tender_id IS NOT NULL ORDER BY name`,
  );

  const zip = await bidder.download(`/api/tenders/${rows[0]!.tenderId}/files.zip`);

  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...(await tenderFiles()), deliveredFile].map(({ name }) => name).sort(),
  );
  for (const { id, sha256 } of rows) expect(sha256Of((await bidder.download(`/files/${id}`)).body)).toBe(sha256);
  expect(unzipped(zip.body).size).toBe(5);
});

test("each bid has all its revisions, and its terms are those of the newest", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, NOW);
  const stored = await api.db.manager.find(Bid);
  const revisions = await api.db.manager.count(BidRevision);

  const newestAmounts = bids(NOW).map((bid) => (bid.tender === SEALED_TENDER ? null : bid.revisions.at(-1)?.bidAmount));
  expect(stored.map(({ bidAmount }) => bidAmount).sort()).toEqual(newestAmounts.sort());
  expect(revisions).toBe(bids(NOW).flatMap((bid) => bid.revisions).length);
});

test("the printed partners can sign in with the public password, except for the blocked one", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const answers = await Promise.all(DEMO_ACCOUNTS.map((account) => api.as(account, account.password).signIn()));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 403]);
});

test("no administrator of the demonstration has the public password", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const admins = await api.db.manager.findBy(User, { isAdmin: true });

  const statuses = async (password: string) =>
    (await Promise.all(admins.map((user) => api.as(user, password).signIn()))).map(({ status }) => status);

  expect(await statuses(publicPassword)).toEqual([401, 401]);
  expect(await statuses(PASSWORD)).toEqual([200, 200]);
});

test("the second administrator opens the sealed tender, whose bids are then as they were submitted", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const tender = await api.db.manager.findOneByOrFail(Tender, { tenderNumber: SEALED_TENDER });
  const registrar = api.as({ username: "registrar" }, PASSWORD);
  await registrar.signIn();

  await registrar.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }",
    { id: tender.id, password: PASSWORD },
  );

  const opened = await api.db.manager.findBy(Bid, { tenderId: tender.id });
  const submitted = bids(new Date())
    .filter((bid) => bid.tender === SEALED_TENDER)
    .map(({ revisions }) => revisions.at(-1)!.bidAmount);
  expect(opened.map(({ bidAmount }) => bidAmount).sort()).toEqual(submitted.sort());
});

test("the sealed tender waits for its second person at each start, until its approval is withdrawn", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());
  const tender = await api.db.manager.findOneByOrFail(Tender, { tenderNumber: SEALED_TENDER });
  const approvers = async () =>
    (
      await api
        .as(admin)
        .graphql("query ($id: ID!) { tender(id: $id) { opening { persons { username } } } }", { id: tender.id })
    ).data.tender.opening.persons as unknown[];
  await api.db.query("UPDATE opening_approvals SET approved_at = approved_at - interval '1 day'");
  const expired = await approvers();

  await renewApproval(api.db);
  const renewed = await approvers();
  await expect(verifyOutcomes(api.db)).resolves.toContain("are as the audit trail says");
  await api.db.query("DELETE FROM opening_approvals");
  await renewApproval(api.db);

  expect([expired, renewed, await approvers()]).toEqual([[], [{ username: admin.username }], []]);
});

test("questions are asked by partners before their tender's cut-off and answered after that, and the texts are as the forms allow", () => {
  const rows = questions(NOW);

  expect(
    ["answered", "declined"].map((state) => countOf(rows, (row) => Boolean(row[state as "answered"])) > 0),
  ).toEqual([true, true]);
  expect(countOf(rows, ({ answered, declined }) => !answered && !declined)).toBeGreaterThan(0);
  for (const { tender, company, text, askedAt, answered, declined, earlier } of rows) {
    const { status, closingDate } = tenderOf.get(tender)!;
    const decidedAt = answered?.answeredAt ?? declined?.declinedAt;
    expect([status, companyOf.has(company), askedAt < NOW, askedAt < closingDate, text.length >= 10]).toEqual([
      "open",
      true,
      true,
      true,
      true,
    ]);
    if (decidedAt) expect(askedAt < decidedAt && decidedAt < NOW).toBe(true);
    if (answered) expect(Boolean(earlier)).toBe(answered.correctedAt !== null);
  }
});

test("a decision is overdue on a tender with bids, another tender is cancelled, and nobody is mailed what the bell tells", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date());

  const { adminDesk } = (await api.as(admin).graphql("{ adminDesk { lines { kind count } } }")).data;
  const cancelled = await api.db.manager.findBy(Tender, { tenderNumber: CANCELLED_TENDER });
  const [noticeSummary] = await api.db.query<object[]>(
    'SELECT array_agg(DISTINCT kind ORDER BY kind) AS kinds, count(mail_due_at)::int AS mailed, bool_and(created_at < now()) AS "isPast" FROM notices',
  );
  const unread = await Promise.all(
    [api.as(admin), api.as({ username: "osun" }, publicPassword)].map(
      async (person) => (await person.graphql("{ unreadNotices }")).data.unreadNotices as number,
    ),
  );

  expect(bids(NOW).filter(({ tender, status }) => tender === OVERDUE_TENDER && status === "pending")).not.toEqual([]);
  expect(adminDesk.lines).toContainEqual({ kind: "overdueDecisions", count: 1 });
  expect(cancelled).toMatchObject([
    { status: "closed", cancelReason: lateTenders(NOW, ADMIN)[CANCELLED_TENDER].cancelReason },
  ]);
  expect(noticeSummary).toEqual({
    kinds: ["questionAnswered", "questionAsked", "questionDeclined", "tenderCancelled"],
    mailed: 0,
    isPast: true,
  });
  expect(unread.every((count) => count > 0)).toBe(true);
});

test("without a key to seal with, no tender of the demonstration is sealed", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  await fillDemonstration(
    api.db,
    { admin, wrappingKeys: wrappingKeysOf({ keys: [] }), files: demonstrationStore() },
    NOW,
  );

  expect(await api.db.manager.countBy(Tender, { sealed: true })).toBe(0);
});

test("a draft on a tender that closes tomorrow waits for its company, as the form would have stored it", () => {
  for (const { tender, company, savedAt, ...typed } of drafts(NOW)) {
    expect(onDay(NOW, 1, "23:59:59.999")).toEqual(tenderOf.get(tender)?.closingDate);
    expect(bids(NOW).some((bid) => bid.tender === tender && bid.company === company)).toBe(false);
    expect(savedAt < NOW && bidDraftSchema.isValidSync(typed)).toBe(true);
  }
});

test("a demonstration that fails leaves nothing behind", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin({ username: "Osun" }));

  await expect(
    fillDemonstration(api.db, { admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }, new Date()),
  ).rejects.toThrow();
  const [left] = await api.db.query<{ users: number }[]>("SELECT count(*)::int AS users FROM users");

  expect(left).toEqual({ users: 1 });
});

test("reasons are told of one awarded tender, and a search is saved as the form would", () => {
  for (const { tender, company, reason, words } of reasons) {
    expect(tenderOf.get(tender)?.status).toBe("awarded");
    expect(bids(NOW).find((bid) => bid.tender === tender && bid.company === company)?.status).toBe("rejected");
    expect(decisionReasonSchema.isValidSync({ reason, words })).toBe(true);
  }
  for (const { name, query, delivery } of searches)
    expect(savedSearchSchema.isValidSync({ name, query, delivery })).toBe(true);
});
