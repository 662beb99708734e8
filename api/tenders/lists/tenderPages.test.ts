import { anAdmin, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { Tender } from "#api/tenders/Tender.ts";

const PAGE = `query ($first: Int, $after: String, $orderBy: TenderOrder) {
  tenders(first: $first, after: $after, orderBy: $orderBy) { nodes { id tenderNumber } pageInfo { hasNextPage endCursor } }
}`;

interface Variables {
  first?: number;
  after?: string | null;
  orderBy?: { field: string; direction: string };
}

async function adminWith(tenders: Partial<Tender>[]) {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const stored: Tender[] = [];
  for (const tender of tenders) stored.push(await api.has(aTender({ createdBy: user.id, ...tender })));
  const admin = api.as(user);
  return {
    api,
    user,
    admin,
    stored,
    page: async (variables: Variables) => (await admin.graphql(PAGE, variables)).data.tenders,
  };
}

const numbersOf = ({ nodes }: { nodes: Tender[] }) => nodes.map(({ tenderNumber }) => tenderNumber);
const closing = (days: number, tenderNumber: string) => ({ tenderNumber, closingDate: daysFromNow(days) });

test("rows inserted or deleted between two pages shift no other row", async () => {
  const { api, page, stored, user } = await adminWith([1, 2, 3, 4, 5].map((days) => closing(days, `T${days}`)));

  const first = await page({ first: 2 });
  await api.has(aTender({ ...closing(0.5, "before the page"), createdBy: user.id }));
  await api.has(aTender({ ...closing(3.5, "after the page"), createdBy: user.id }));
  await api.db.manager.softDelete(Tender, { id: stored[1]?.id });
  await api.db.manager.softDelete(Tender, { id: stored[3]?.id });
  const second = await page({ first: 10, after: first.pageInfo.endCursor });

  expect(numbersOf(first)).toEqual(["T1", "T2"]);
  expect(numbersOf(second)).toEqual(["T3", "after the page", "T5"]);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test.each(["closingDate", "openingDate", "createdAt", "tenderNumber", "budgetMax"])(
  "each tender is listed once over all pages, with many equal values of %s",
  async (field) => {
    const same = {
      closingDate: daysFromNow(7),
      openingDate: daysFromNow(-7),
      createdAt: daysFromNow(-9),
      budgetMax: 3_000_000_000,
    };
    const { page, stored } = await adminWith(Array.from({ length: 7 }, () => same));

    for (const direction of ["ascending", "descending"]) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { nodes, pageInfo } = await page({ first: 2, after, orderBy: { field, direction } });
        found.push(...nodes.map(({ id }: Tender) => id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);

      expect(found).toHaveLength(7);
      expect(new Set(found)).toEqual(new Set(stored.map(({ id }) => id)));
    }
  },
);

test("GET /api/tenders returns all tenders as a plain array, also beyond one page", async () => {
  const { api, admin, user } = await adminWith([]);
  const closingDate = daysFromNow(3);
  await api.db.manager.save(
    Tender,
    Array.from({ length: 230 }, () =>
      Object.assign(tenderInput() as unknown as Tender, { closingDate, createdBy: user.id }),
    ),
  );

  const answer = await admin.get("/api/tenders");

  expect(answer.status).toBe(200);
  expect(new Set(answer.body.map(({ id }: Tender) => id)).size).toBe(230);
  expect(answer.body).toHaveLength(230);
});

test("a list of several pages costs a statement for each hundred, and is kept", async () => {
  const { api, admin, user } = await adminWith([]);
  await api.db.manager.save(
    Tender,
    Array.from({ length: 230 }, () => Object.assign(tenderInput() as unknown as Tender, { createdBy: user.id })),
  );
  await admin.openSession();
  const answers: unknown[] = [];
  const read = async () => void answers.push((await admin.get("/api/tenders")).body);

  const first = await api.statementsOf(read);
  const second = await api.statementsOf(read);

  // The first request executes one statement for the session and one statement for each of the three pages.
  expect([first.length, second.length]).toEqual([1 + 3, 1]);
  expect(answers[0]).toHaveLength(230);
  expect(answers[1]).toEqual(answers[0]);
});

test("the last page and an empty list have no next page", async () => {
  const { page } = await adminWith([]);

  const empty = await page({});

  expect(empty).toEqual({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
});

test.each([0, -1, 101, 2_147_483_647])("a page of %i tenders is a bad input", async (first) => {
  const { admin } = await adminWith([]);

  const answer = await admin.graphql(PAGE, { first });

  expect(answer.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { first: "Must be from 1 to 100" } } },
  ]);
});

const forged = (...cursor: unknown[]) => Buffer.from(JSON.stringify(cursor)).toString("base64url");
const ID = "01a1fd96-0934-7b39-be6b-41de0f92b733";

test.each([
  ["", "closingDate"],
  ["garbage", "closingDate"],
  [Buffer.from("null").toString("base64url"), "closingDate"],
  [Buffer.from("{}").toString("base64url"), "closingDate"],
  [forged("budgetMax", 5, ID), "closingDate"],
  [forged("closingDate", "soon", ID), "closingDate"],
  [forged("closingDate", 5, ID), "closingDate"],
  [forged("closingDate", "99999-99-99", ID), "closingDate"],
  [forged("closingDate", null, ID), "closingDate"],
  [forged("closingDate", "2026-01-01T00:00:00.000Z", "x"), "closingDate"],
  [forged("closingDate", "2026-01-01T00:00:00.000Z"), "closingDate"],
  [forged("budgetMax", "many", ID), "budgetMax"],
  [forged("budgetMax", 1e300, ID), "budgetMax"],
  [forged("budgetMax", 0.5, ID), "budgetMax"],
  [forged("budgetMax", true, ID), "budgetMax"],
  [forged("tenderNumber", "\u0000", ID), "tenderNumber"],
  [forged("tenderNumber", {}, ID), "tenderNumber"],
])("the forged cursor %s is a bad input in the order of %s", async (after, field) => {
  const { api, admin } = await adminWith([]);

  const answer = await admin.graphql(PAGE, { after, orderBy: { field, direction: "ascending" } });

  const message = "This cursor does not belong to this list and order";
  expect(answer.errors).toMatchObject([
    { message, extensions: { code: "BAD_USER_INPUT", fields: { after: message } } },
  ]);
  expect(api.faults).toEqual([]);
});

test("totalCount is counted only when requested", async () => {
  const { api, admin } = await adminWith([{}, {}, {}]);
  await admin.get("/api/tenders");

  const uncounted = await api.statementsOf(() => admin.graphql(`{ tenders(first: 2) { nodes { id } } }`));
  const counted = await api.statementsOf(() => admin.graphql(`{ tenders(first: 2) { totalCount } }`));

  expect(uncounted.filter((sql) => /count\(/i.test(sql))).toEqual([]);
  expect(counted.filter((sql) => /count\(/i.test(sql))).toHaveLength(1);
});

test.each([
  [10_000, true],
  [10_001, false],
])("%i nodes are counted as 10,000, and whether these are all", async (projects, totalCountIsExact) => {
  const { api, admin } = await adminWith([]);
  await api.db.query(
    "INSERT INTO projects (title, description, published) SELECT 'Water works', 'A plant.', true FROM generate_series(1, $1::int)",
    [projects],
  );
  await admin.openSession();
  let answer: Awaited<ReturnType<typeof admin.graphql>> | undefined;

  const statements = await api.statementsOf(
    async () => (answer = await admin.graphql("{ projects { totalCount totalCountIsExact } }")),
  );

  expect(answer?.data.projects).toEqual({ totalCount: 10_000, totalCountIsExact });
  expect(statements.filter((sql) => /count\(/i.test(sql))).toHaveLength(1);
});
