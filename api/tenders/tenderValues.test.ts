import { NO_COUNTRY } from "#api/core/rules/country.rules.ts";
import { anAdmin, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const MAX_MONEY = 9_007_199_254_740_991;

async function created(overrides: object) {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  return admin.post("/api/tenders", tenderInput(overrides));
}

test.each([
  ["budgets from nothing to nothing", { budgetMin: 0, budgetMax: 0 }],
  ["budgets in billions", { budgetMin: 3_000_000_000, budgetMax: MAX_MONEY }],
  ["a minimum above the maximum", { budgetMin: 500, budgetMax: 100 }],
  [
    "a closing date before the opening date",
    { openingDate: daysFromNow(9).toISOString(), closingDate: daysFromNow(3).toISOString() },
  ],
  ["a closing date that has passed", { closingDate: daysFromNow(-3).toISOString() }],
  [
    "the longest texts",
    {
      title: "t".repeat(200),
      description: "d".repeat(20_000),
      requirements: "r".repeat(20_000),
      location: "l".repeat(200),
    },
  ],
  ["a country with an accent", { country: "Côte d'Ivoire" }],
])("a tender takes %s", async (_name, values) => {
  const answer = await created(values);

  expect(answer).toMatchObject({ status: 201, body: values });
});

test.each(TENDER_CATEGORIES)("%s is a category of tenders", async (category) => {
  const answer = await created({ category });

  expect(answer).toMatchObject({ status: 201, body: { category } });
});

test.each(TENDER_STATUSES)("a tender may start as %s", async (status) => {
  const answer = await created({ status });

  expect(answer).toMatchObject({ status: 201, body: { status } });
});

test.each([
  ["budgetMax", MAX_MONEY + 1, "Must be at most 9,007,199,254,740,991"],
  ["budgetMax", 1e300, "Must be at most 9,007,199,254,740,991"],
  ["budgetMin", -1, "Invalid input"],
  ["budgetMin", 1.5, "Invalid input"],
  ["budgetMin", "many", "Invalid input"],
  ["budgetMin", {}, "Invalid input"],
  ["category", "Catering", "Invalid input"],
  ["status", "cancelled", "Invalid input"],
  ["country", "Atlantis", NO_COUNTRY],
  ["country", "ke", NO_COUNTRY],
  ["openingDate", "2026-02-30", "Invalid input"],
  ["openingDate", "tomorrow", "Invalid input"],
  ["openingDate", 1_767_225_600_000, "Invalid input"],
  ["closingDate", "2026-01-01T10:00:00", "Invalid input"],
  ["closingDate", "9999-12-31T23:59:59-14:00", "Invalid input"],
  ["openingDate", "0001-01-01T00:00:00+14:00", "Invalid input"],
  ["title", "t".repeat(201), "Must be at most 200 characters"],
  ["tenderNumber", "n".repeat(51), "Must be at most 50 characters"],
  ["title", "nul \u0000 letter", "Invalid input"],
  ["title", ["a"], "Invalid input"],
  ["documentsUrl", "javascript:alert(1)", "Must be a valid URL starting with http:// or https://"],
  ["documentsUrl", "JavaScript://example.org/%0aalert(1)", "Must be a valid URL starting with http:// or https://"],
  ["documentsUrl", "data:text/html,x", "Must be a valid URL starting with http:// or https://"],
  ["documentsUrl", "ftp://example.org", "Must be a valid URL starting with http:// or https://"],
  ["documentsUrl", "documents.pdf", "Must be a valid URL starting with http:// or https://"],
  ["budget", 5, "Unknown field"],
])("%s is refused where it is %j", async (name, value, message) => {
  const answer = await created({ [name]: value });

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", error: message } });
  expect(answer.body.fields).toEqual({ [name]: message });
});

test("GraphQL accepts amounts beyond 32 bits, and refuses them beyond MAX_SAFE_INTEGER", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const create = (budgetMax: number) =>
    admin.graphql(`mutation ($input: TenderInput!) { createTender(input: $input) { budgetMax } }`, {
      input: tenderInput({ budgetMax }),
    });

  const [most, more] = await Promise.all([create(MAX_MONEY), create(MAX_MONEY + 1)]);

  expect(most.data).toEqual({ createTender: { budgetMax: MAX_MONEY } });
  expect(more.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { budgetMax: "Invalid input" } } },
  ]);
});

test("one answer names every wrong field", async () => {
  const answer = await created({ title: "", budgetMax: -5, country: "Atlantis" });

  expect(Object.keys(answer.body.fields)).toEqual(["title", "budgetMax", "country"]);
});

test.each(["9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00Z"])(
  "%s is not a closing date in GraphQL either",
  async (closingDate) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));

    const answer = await admin.graphql("mutation ($input: TenderInput!) { createTender(input: $input) { id } }", {
      input: tenderInput({ closingDate }),
    });

    expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  },
);
