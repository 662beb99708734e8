import { anAdmin, aPartner, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const LIST = `query ($filter: TenderFilter, $orderBy: TenderOrder) {
  tenders(filter: $filter, orderBy: $orderBy) { totalCount nodes { tenderNumber } }
}`;

const day = (date: string) => new Date(`${date}T12:00:00Z`);

const THREE: Partial<Tender>[] = [
  {
    tenderNumber: "A-1",
    description: "Two lanes over the harbour",
    title: "Bridge",
    status: "open",
    category: "Infrastructure",
    country: "Kenya",
    location: "Mombasa",
    budgetMin: 100,
    budgetMax: 200,
    openingDate: day("2026-01-01"),
    closingDate: day("2026-05-01"),
  },
  {
    tenderNumber: "B-2",
    description: "Power for 24 hours",
    title: "Data centre",
    status: "closed",
    category: "Technology",
    country: "Guinea",
    location: "100%_Conakry",
    budgetMin: 300,
    budgetMax: 5_000_000_000,
    openingDate: day("2026-02-01"),
    closingDate: day("2026-04-01"),
  },
  {
    tenderNumber: "C-3",
    description: "Boreholes, étape 2",
    title: "Survey",
    status: "draft",
    category: "Consulting",
    country: "Kenya",
    location: "NAIROBI",
    budgetMin: 50,
    budgetMax: 100,
    openingDate: day("2026-03-01"),
    closingDate: day("2026-06-01"),
  },
];

async function threeTenders() {
  const api = await testApp();
  for (const tender of THREE) await api.has(aTender(tender));
  const admin = api.as(await api.has(anAdmin()));
  return async (filter: object | null, orderBy?: object) => {
    const { data, errors } = await admin.graphql(LIST, { filter, orderBy });
    const numbers = data?.tenders.nodes.map(({ tenderNumber }: Tender) => tenderNumber[0]).join("");
    return { numbers, count: data?.tenders.totalCount, errors };
  };
}

test.each([
  [null, "BAC"],
  [{}, "BAC"],
  [{ status: ["open"] }, "A"],
  [{ status: ["open", "draft"] }, "AC"],
  [{ status: [] }, ""],
  [{ category: ["Technology", "Consulting"] }, "BC"],
  [{ country: ["Kenya"] }, "AC"],
  [{ country: ["Kenya", "Guinea"] }, "BAC"],
  [{ country: [] }, ""],
  [{ search: "nairobi" }, "C"],
  [{ search: "  BRIDGE " }, "A"],
  [{ search: "b-2" }, "B"],
  [{ search: "%" }, "B"],
  [{ search: "boreholes" }, "C"],
  [{ search: "ÉTAPE" }, "C"],
  [{ search: "0%_C" }, "B"],
  [{ search: "_" }, "B"],
  [{ search: "\\" }, ""],
  [{ search: "\u0000bridge" }, "A"],
  [{ search: "' OR 1=1 --" }, ""],
  [{ search: " " }, "BAC"],
  [{ location: " NAIROBI" }, "C"],
  [{ location: "bridge" }, ""],
  [{ budgetFrom: 200 }, "BA"],
  [{ budgetFrom: 201 }, "B"],
  [{ budgetTo: 100 }, "AC"],
  [{ budgetTo: 99 }, "C"],
  [{ budgetFrom: 150, budgetTo: 250 }, "A"],
  [{ budgetFrom: 4_000_000_000 }, "B"],
  [{ openingFrom: "2026-02-01T12:00:00Z" }, "BC"],
  [{ openingTo: "2026-02-01T12:00:00Z" }, "BA"],
  [{ closingFrom: "2026-04-02T00:00:00Z", closingTo: "2026-05-31T00:00:00Z" }, "A"],
  [{ closingTo: "2026-05-01" }, "BA"],
  [{ closingFrom: "2026-05-01" }, "AC"],
  [{ openingFrom: "2026-02-01", openingTo: "2026-02-01" }, "B"],
  [{ acceptsBids: false }, "BAC"],
  [{ closingTo: "0000-01-01T00:00:00Z" }, ""],
  [{ closingFrom: "9999-12-31T23:59:59-14:00" }, ""],
  [{ status: ["open", "closed"], country: ["Kenya"], search: "m", budgetFrom: 1 }, "A"],
  [
    { status: null, category: null, country: null, search: null, budgetFrom: null, openingFrom: null, deleted: null },
    "BAC",
  ],
  [{ deleted: false }, "BAC"],
  [{ deleted: true }, ""],
])("every given condition must be met: %j matches %s", async (filter, numbers) => {
  const list = await threeTenders();

  const answer = await list(filter);

  expect(answer).toMatchObject({ errors: undefined, numbers, count: numbers.length });
});

test.each([
  ["closingDate", "BAC"],
  ["openingDate", "ABC"],
  ["createdAt", "ABC"],
  ["tenderNumber", "ABC"],
  ["budgetMax", "CAB"],
])("tenders are ordered by %s in both directions", async (field, ascending) => {
  const list = await threeTenders();

  const up = await list({}, { field, direction: "ascending" });
  const down = await list({}, { field, direction: "descending" });

  expect(up.numbers).toBe(ascending);
  expect(down.numbers).toBe(Array.from(ascending).reverse().join(""));
});

test.each([
  [{ country: ["Atlantis"] }, { country: "Invalid input" }],
  [{ country: ["Kenya", "nul \u0000 letter"] }, { country: "Invalid input" }],
  [{ country: ["ken"] }, { country: "Invalid input" }],
  [{ budgetFrom: "many" }, { budgetFrom: "Invalid input" }],
  [{ status: ["cancelled"] }, { "status[0]": "Invalid input" }],
  [{ closingFrom: "2026-02-30" }, { closingFrom: "Invalid input" }],
  [{ closingWithinDays: -1 }, { closingWithinDays: "Invalid input" }],
  [{ closingWithinDays: 36_501 }, { closingWithinDays: "Invalid input" }],
  [{ owner: "me" }, { filter: "Invalid input" }],
])("an invalid filter is a bad input: %j", async (filter, fields) => {
  const list = await threeTenders();

  const { errors } = await list(filter);

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  expect(errors?.[0]?.extensions.fields).toEqual(fields);
});

const TAKING_BIDS = `query ($filter: TenderFilter) { tenders(filter: $filter) { nodes { tenderNumber acceptsBids } } }`;

async function fourThatClose() {
  const api = await testApp();
  for (const tender of [
    { tenderNumber: "over", closingDate: daysFromNow(-1 / 24) },
    { tenderNumber: "soon", closingDate: daysFromNow(2) },
    { tenderNumber: "shut", closingDate: daysFromNow(3), status: "closed" as const },
    { tenderNumber: "later", closingDate: daysFromNow(9) },
  ])
    await api.has(aTender(tender));
  const partner = api.as(await api.has(aPartner()));
  const numbers = async (filter: object) =>
    (await partner.graphql(TAKING_BIDS, { filter })).data.tenders.nodes.map((tender: Tender) => tender.tenderNumber);
  return { api, partner, numbers };
}

test("acceptsBids, as a field and as a filter, is true for an open tender before its closing time", async () => {
  const { partner, numbers } = await fourThatClose();

  const { data } = await partner.graphql(TAKING_BIDS, {});

  expect(data.tenders.nodes.map(({ acceptsBids }: { acceptsBids: boolean }) => acceptsBids)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(await numbers({ acceptsBids: true })).toEqual(["soon", "later"]);
  expect(await numbers({ acceptsBids: false })).toEqual(["over", "shut"]);
});

test("closingWithinDays excludes tenders that have closed", async () => {
  const { numbers } = await fourThatClose();

  expect(await numbers({ closingWithinDays: 7 })).toEqual(["soon", "shut"]);
  expect(await numbers({ closingWithinDays: 1 })).toEqual([]);
});

test("the database's clock is read once for the filter and once for all the tenders of a list", async () => {
  const { api, partner, numbers } = await fourThatClose();
  await numbers({});

  const statements = await api.statementsOf(() => partner.graphql(TAKING_BIDS, { filter: { closingWithinDays: 7 } }));

  expect(statements.filter((sql) => sql.startsWith("SELECT clock_timestamp"))).toHaveLength(2);
});

test("a partner cannot request deleted tenders", async () => {
  const { partner } = await fourThatClose();

  const answer = await partner.graphql(TAKING_BIDS, { filter: { deleted: true } });

  expect(answer.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});
