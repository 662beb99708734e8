import { anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

const request = (overrides: object = {}) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  company: "Analytical Engines",
  role: "supplier",
  message: "We would like to join.",
  ...overrides,
});

test("a visitor sends an integration request: 201, and an admin reads it", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await api.visitor.post("/api/contact", request());
  const read = await admin.graphql(
    "{ contactRequests { nodes { id firstName lastName email company role message } totalCount } }",
  );

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ ...request(), id: expect.any(String) as string });
  expect(read.data.contactRequests).toEqual({ nodes: [answer.body], totalCount: 1 });
});

test("all six fields are required", async () => {
  const api = await testApp();

  const missing = await api.visitor.post("/api/contact", {});
  const blank = await api.visitor.post(
    "/api/contact",
    Object.fromEntries(Object.keys(request()).map((name) => [name, " "])),
  );

  const fields = {
    firstName: "Required",
    lastName: "Required",
    company: "Required",
    role: "Required",
    message: "Required",
  };
  for (const answer of [missing, blank]) {
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
    expect(answer.body.fields).toEqual({ ...fields, email: "Invalid email" });
  }
});

test.each([
  ["email", "ada", "Invalid email"],
  ["role", "astronaut", "Invalid input"],
  ["message", "x".repeat(10_001), "Must be at most 10,000 characters"],
  ["company", "x".repeat(201), "Must be at most 200 characters"],
])("a wrong %s is refused by name", async (field, value, message) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", request({ [field]: value }));

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: message, code: "BAD_USER_INPUT", fields: { [field]: message } });
});

test.each(PARTNER_ROLES)("role %s is accepted", async (role) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", request({ role }));

  expect(answer).toMatchObject({ status: 201, body: { role } });
});

test("the thirty-first request of an hour from one address is refused with its wait", async () => {
  const api = await testApp();
  for (let n = 1; n <= 30; n++)
    expect(await api.visitor.post("/api/contact", request())).toMatchObject({ status: 201 });

  const answer = await api.visitor.post("/api/contact", request());

  expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
});

test("an admin filters and orders the requests", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  for (const [company, role] of [
    ["Zeta", "supplier"],
    ["Alpha", "supplier"],
    ["Beta", "developer"],
  ])
    await api.visitor.post("/api/contact", request({ company, role }));

  const { data } = await admin.graphql(
    `{ contactRequests(filter: { role: [supplier], search: "ET" }, orderBy: { field: company, direction: ascending }) { nodes { company } }
       suppliers: contactRequests(filter: { role: [supplier] }, orderBy: { field: company, direction: ascending }) { nodes { company } } }`,
  );

  expect(data.contactRequests.nodes).toEqual([{ company: "Zeta" }]);
  expect(data.suppliers.nodes).toEqual([{ company: "Alpha" }, { company: "Zeta" }]);
});
