import { aBidder, aProject } from "#api/testing/builders/builders.ts";
import { fuzz } from "#api/testing/fuzz/fuzz.ts";
import { IS_SECOND_TIER, sampled, SEED } from "#api/testing/sampled.ts";
import { graphqlTargets } from "#api/testing/fuzz/graphqlTargets.ts";
import { openInternals } from "#api/testing/fuzz/internalsIn.ts";
import { garbageOf } from "#api/testing/fuzz/garbage.ts";
import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { testApp } from "#api/testing/testApp.ts";

const ROUNDS = IS_SECOND_TIER ? 9 : 4;
const OPERATIONS = [...graphqlTargets("query"), ...graphqlTargets("mutation")];

test(
  `no input of a root field gives 500 or HTML or reveals internals, and nine of ten fields answer data (SEED=${SEED})`,
  async () => {
    const api = await testApp();
    const operations = sampled(OPERATIONS, 2);

    const { wrong, unanswered } = await fuzz(api, ROUNDS, operations);

    expect(wrong).toEqual([]);
    expect(unanswered.length <= operations.length / 10 ? [] : unanswered).toEqual([]);
    expect(api.faults).toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);

const only = (name: string) => OPERATIONS.filter((operation) => operation.name === name);

test("the fuzzing notices a planted fault", async () => {
  const api = await testApp();
  await api.db.query("ALTER TABLE outgoing_mails RENAME COLUMN subject TO planted");
  try {
    expect((await fuzz(api, 1, only("createContactRequest"))).wrong).toMatchObject([{ name: "createContactRequest" }]);
  } finally {
    await api.db.query("ALTER TABLE outgoing_mails RENAME COLUMN planted TO subject");
  }
});

test.each(["bids_one_live_key", "SELECT title FROM projects", "    at submitBid (bids.js:1:2)", "typeorm"])(
  "the fuzzing notices an answer that tells %j",
  async (title) => {
    const api = await testApp();
    await api.has(aProject({ title }));

    expect((await fuzz(api, 1, only("projects"))).wrong).toMatchObject([{ name: "projects" }]);
  },
);

test(`no document ever gives 500 or HTML or reveals internals (SEED=${SEED})`, async () => {
  const { oneOf, value, text, chance } = garbageOf(SEED);
  const api = await testApp();
  const internalsIn = await openInternals(api.db);
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  const words = [
    "{",
    "}",
    "(",
    ")",
    "query",
    "mutation",
    "tenders",
    "nodes",
    "id",
    "$id",
    ":",
    "ID!",
    "@skip",
    "...",
    "on",
    "Tender",
    '"',
    '"""',
    "\\u0000",
    "#",
    "[",
    "]",
  ];
  const documents = Array.from({ length: 100 }, () =>
    chance(0.3) ? text() : Array.from({ length: 1 + (text().length % 12) }, () => oneOf(words)).join(" "),
  );
  documents.push(
    `{ tenders ${"{ nodes ".repeat(400)}${"}".repeat(401)}`,
    `{ ${"a: me { id } ".repeat(300)} }`,
    `{ tenders(filter: ${"[".repeat(300)}${"]".repeat(300)}) { totalCount } }`,
  );
  const wrong: unknown[] = [];

  for (const query of documents) {
    const { status, headers, body } = await admin.post(
      "/graphql",
      chance(0.2) ? value() : { query, variables: value(), operationName: value() },
    );
    const internals = internalsIn(JSON.stringify(body));
    if (status >= 500 || internals.length > 0 || !headers.get("content-type")?.includes("json"))
      wrong.push({ query, status, body, internals });
  }

  expect(wrong).toEqual([]);
  expect(api.faults).toEqual([]);
});
