import { aPartner } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const registration = (overrides: object = {}) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  username: "ada",
  password: "engine",
  company: "Analytical Engines",
  role: "supplier",
  ...overrides,
});

test("registration answers 201 with the new partner, without a password, and does not sign in", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/register", registration());

  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    username: "ada",
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Lovelace",
  });
  expect(answer.body).toMatchObject({ companyName: "Analytical Engines", isAdmin: false });
  expect(Object.keys(answer.body as object).filter((name) => /pass|hash/i.test(name))).toEqual([]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await api.visitor.get("/api/tenders")).toMatchObject({ status: 401 });
});

test("a new partner is active, keeps the chosen role and can sign in", async () => {
  const api = await testApp();
  await api.visitor.post("/api/register", registration());

  const browser = api.as({ username: "ada" }, "engine");

  expect(await browser.signIn()).toMatchObject({ status: 200 });
  expect((await browser.graphql("{ me { role status isAdmin } }")).data).toEqual({
    me: { role: "supplier", status: "active", isAdmin: false },
  });
});

test.each([
  ["left out", { company: undefined, role: undefined }],
  ["empty", { company: "", role: "" }],
  ["null", { company: null, role: null }],
])("company and role are optional: %s", async (_how, absent) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/register", registration(absent));

  expect(answer).toMatchObject({ status: 201, body: { companyName: null } });
});

test("every other field is required, with the specification's messages", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/register", {});

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
  expect(answer.body.fields).toEqual({
    firstName: "Required",
    lastName: "Required",
    email: "Invalid email address",
    username: "Required",
    password: "Password must be at least 6 characters",
  });
});

test.each([
  ["username", "ab", "Username must be at least 3 characters"],
  ["username", "  ab  ", "Username must be at least 3 characters"],
  ["username", "x".repeat(51), "Must be at most 50 characters"],
  ["password", "12345", "Password must be at least 6 characters"],
  ["password", "x".repeat(201), "Must be at most 200 characters"],
  ["email", "ada", "Invalid email address"],
  ["role", "astronaut", "Invalid input"],
  ["firstName", "x".repeat(101), "Must be at most 100 characters"],
  ["company", "x".repeat(201), "Must be at most 200 characters"],
])("%s %j is refused", async (field, value, message) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/register", registration({ [field]: value }));

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: message, code: "BAD_USER_INPUT", fields: { [field]: message } });
});

test.each([
  [
    "username",
    { username: "grace", email: "GRACE@example.org" },
    { username: "GRACE" },
    "This username is already taken",
  ],
  ["email", { username: "grace", email: "Ada@Example.org" }, {}, "This e-mail address is already registered"],
])("a %s that differs only by case is taken: 409", async (field, stored, sent, message) => {
  const api = await testApp();
  await api.has(aPartner(stored));

  const answer = await api.visitor.post("/api/register", registration(sent));

  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({ error: message, code: "CONFLICT", fields: { [field]: message } });
});

test("of two concurrent registrations of one name exactly one succeeds", async () => {
  const api = await testApp();

  const answers = await Promise.all(
    [1, 2, 3].map((n) => api.visitor.post("/api/register", registration({ email: `ada${n}@example.org` }))),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("a registration cannot create an administrator", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/register", registration({ isAdmin: true }));

  expect(answer).toMatchObject({ status: 400, body: { fields: { isAdmin: "Unknown field" } } });
});

test("GraphQL refuses with the same messages", async () => {
  const api = await testApp();
  const register = (input: object) =>
    client(api.url).graphql("mutation ($input: RegistrationInput!) { register(input: $input) { username } }", {
      input,
    });

  const short = await register(registration({ username: "ab", password: "12345" }));
  const missing = await register({ ...registration(), username: undefined });

  expect(short.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { username: "Username must be at least 3 characters", password: "Password must be at least 6 characters" },
  });
  expect(missing.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { username: "Required" } });
});

test("registrations from one IP address are throttled", async () => {
  const api = await testApp();
  await api.db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 60, $2)", [
    "registration by address:127.0.0.1",
    Date.now() + 60_000,
  ]);

  const answer = await api.visitor.post("/api/register", registration());

  expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
