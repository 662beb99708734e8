import { sha256Of } from "#api/testing/builders/uploads.ts";
import { HELD_DATA, NOT_OF_ONE_PERSON } from "#api/personal-data/heldData.ts";
import { aBid, aBidder, aPartner, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { PLANTED_FILE, seedPerson } from "#api/testing/builders/seedPerson.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

type Parts = Record<keyof typeof HELD_DATA, Record<string, unknown>[]> & { exportedAt: string };

const EXPORT = "mutation { exportMyData }";
const exported = async (browser: ReturnType<TestApp["as"]>) =>
  JSON.parse((await browser.graphql(EXPORT)).data.exportMyData as string) as Parts;

test("a visitor exports nothing: UNAUTHENTICATED", async () => {
  const { visitor } = await testApp();

  expect((await visitor.graphql(EXPORT)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("each table of the database is listed as held about a person or not, and each of its columns as exported or left out", async () => {
  const { db } = await testApp();
  const columns = await db.query<{ name: string; columns: string[] }[]>(
    "SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1",
  );
  const held = Object.values(HELD_DATA);

  expect([...held.map(({ table }) => table), ...NOT_OF_ONE_PERSON].sort()).toEqual(columns.map(({ name }) => name));
  for (const { table, exported: given, leftOut } of held) {
    const stored = columns.find(({ name }) => name === table)!.columns;
    if (leftOut === "the rest") expect(stored).toEqual(expect.arrayContaining([...given]));
    else expect({ table, columns: [...given, ...leftOut].sort() }).toEqual({ table, columns: stored });
  }
});

test("no table that refers to a user is left out", async () => {
  const { db } = await testApp();
  const referring = await db.query<{ name: string }[]>(
    "SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'users'::regclass UNION SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'",
  );

  const tables: string[] = Object.values(HELD_DATA).map(({ table }) => table);
  expect(referring.map(({ name }) => name).filter((name) => !tables.includes(name))).toEqual([]);
});

test("everything that a table holds about the person is exported, with the own terms under seal in clear, and no secret", async () => {
  const api = await testApp();
  const { person, browser, marks, secrets } = await seedPerson(api);

  const document = await exported(browser);

  const text = JSON.stringify(document);
  expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  // The only SHA-256 values in the export are those of the person's own documents.
  const withoutFiles = text
    .replaceAll(/"sha256":"(d0){32}"/g, "")
    .replace(/("name":"planted scan\.pdf","bytes":"1000"),"sha256":"[0-9a-f]{64}"/, "$1")
    .replaceAll(sha256Of(PLANTED_FILE), "")
    .replaceAll('"sha256":""', "");
  expect(withoutFiles).not.toMatch(/argon2|"sealed|passwordHash|sha256/i);
  for (const part of Object.keys(HELD_DATA))
    expect({ part, rows: document[part as keyof typeof HELD_DATA].length > 0 }).toEqual({ part, rows: true });
  expect(document.bidRevisions).toMatchObject([
    { bidAmount: 190_001, timelineDays: 91, revision: 1 },
    { bidAmount: 190_002, revision: 2 },
  ]);
  expect(document.account).toMatchObject([{ id: person.id, username: person.username }]);
});

test("no data of another person is exported", async () => {
  const api = await testApp();
  const { marks } = await seedPerson(api);
  const other = await api.has(aBidder());

  const document = await exported(api.as(other));

  expect(marks.filter((mark) => JSON.stringify(document).includes(mark))).toEqual([]);
  expect([document.bids, document.bidDrafts, document.mails]).toEqual([[], [], []]);
});

test("an export is recorded", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  await exported(api.as(partner));

  expect(await api.db.query("SELECT actor_id, subject_id FROM audit_events WHERE act = 'exportMyData'")).toEqual([
    { actor_id: partner.id, subject_id: partner.id },
  ]);
});

test("a bid under seal that another company submitted is not read", async () => {
  const api = await testApp();
  const tender = await api.has(aSealedTender());
  const [one, other] = [api.as(await api.has(aBidder())), api.as(await api.has(aBidder()))];
  await one.post("/api/bids", aBid({ tenderId: tender.id, technicalProposal: `Of one. ${"x".repeat(60)}` }));
  await other.post("/api/bids", aBid({ tenderId: tender.id, technicalProposal: `Of the other. ${"x".repeat(60)}` }));

  const text = JSON.stringify(await exported(other));

  expect(text).toContain("Of the other.");
  expect(text).not.toContain("Of one.");
  expect([PASSWORD, (await api.has(aTender())).id].filter((each) => text.includes(each))).toEqual([]);
});
