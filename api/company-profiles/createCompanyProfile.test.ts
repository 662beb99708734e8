import { NO_COUNTRY } from "#api/core/rules/country.rules.ts";
import { aBidder, aPartner } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const PATH = "/api/company-profile";

/** Spec §3: a company profile with all twelve fields. */
const profile = (overrides: object = {}) => ({
  companyName: "Analytical Engines",
  addressStreet: "1 Harbour Road",
  addressCity: "Monrovia",
  addressState: "Montserrado",
  addressPostalCode: "1000",
  addressCountry: "Liberia",
  phone: "+231 1 234",
  website: "https://engines.example/en?a=1",
  registrationNumber: "R-1",
  employeeCount: 12,
  industry: "Engineering",
  description: "We build engines.",
  ...overrides,
});

const asPartner = async (api: TestApp) => api.as(await api.has(aPartner()));

test("without a profile GET is 404", async () => {
  const api = await testApp();

  const answer = await (await asPartner(api)).get(PATH);

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND", error: "Company profile not found" } });
});

test("a partner creates a profile: 201 with exactly its fields and the version", async () => {
  const api = await testApp();
  const partner = await asPartner(api);

  const created = await partner.post(PATH, profile());
  const read = await partner.get(PATH);

  expect(created).toMatchObject({ status: 201 });
  expect(created.body).toEqual({ ...profile(), version: 1 });
  expect(read).toMatchObject({ status: 200 });
  expect(read.body).toEqual(created.body);
});

test("a second profile is 409", async () => {
  const api = await testApp();
  const bidder = api.as(await api.has(aBidder()));

  const answer = await bidder.post(PATH, profile());

  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test("of two concurrent creations exactly one succeeds", async () => {
  const api = await testApp();
  const partner = await asPartner(api);
  await partner.openSession();

  const answers = await Promise.all([1, 2].map(() => partner.post(PATH, profile())));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("only the company name is required", async () => {
  const api = await testApp();
  const partner = await asPartner(api);

  const missing = await partner.post(PATH, profile({ companyName: "  " }));
  const least = await partner.post(PATH, { companyName: "Analytical Engines" });

  expect(missing).toMatchObject({ status: 400, body: { fields: { companyName: "Company name is required" } } });
  expect(least).toMatchObject({
    status: 201,
    body: { website: null, employeeCount: null, industry: null, phone: null },
  });
});

test("an empty field is stored as null", async () => {
  const api = await testApp();
  const partner = await asPartner(api);
  const empty = Object.fromEntries(Object.keys(profile()).map((name) => [name, ""]));

  const answer = await partner.post(PATH, { ...empty, companyName: "Analytical Engines" });

  const nothing = Object.fromEntries(Object.keys(profile()).map((name) => [name, null]));
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ ...nothing, companyName: "Analytical Engines", version: 1 });
});

test.each([
  "javascript:alert(1)",
  "JavaScript://example.org/%0aalert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "//example.org",
  "example.org",
  "https://",
  "http:///path",
])("a website must be http or https: %s is refused", async (website) => {
  const api = await testApp();

  const answer = await (await asPartner(api)).post(PATH, profile({ website }));

  const fields = { website: "Must be a valid URL starting with http:// or https://" };
  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", fields } });
});

test.each([0, -1, 1.5, "many", 10_000_001])("an employee count of %j is refused", async (employeeCount) => {
  const api = await testApp();

  const answer = await (await asPartner(api)).post(PATH, profile({ employeeCount }));

  expect(answer).toMatchObject({ status: 400, body: { fields: { employeeCount: expect.any(String) as string } } });
});

test("an employee count is a positive whole number or null", async () => {
  const api = await testApp();
  const created = [];
  for (const employeeCount of [1, 10_000_000, null]) {
    const answer = await (await asPartner(api)).post(PATH, profile({ employeeCount }));

    created.push([answer.status, answer.body.employeeCount]);
  }

  expect(created).toEqual([
    [201, 1],
    [201, 10_000_000],
    [201, null],
  ]);
});

test.each([
  ["industry", "Piracy", "Invalid input"],
  ["addressCountry", "Atlantis", NO_COUNTRY],
  ["addressCountry", "liberi", NO_COUNTRY],
])("%s %s is not one of the choices: refused", async (field, value, refusal) => {
  const api = await testApp();

  const answer = await (await asPartner(api)).post(PATH, profile({ [field]: value }));

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: refusal } } });
});

test.each(["get", "post", "patch"] as const)("%s is 401 for a visitor", async (verb) => {
  const api = await testApp();

  const answer = await api.visitor[verb](PATH);

  expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
});
