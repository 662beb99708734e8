import { NO_COUNTRY } from "#api/core/rules/country.rules.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

/** Spec §7: the body that the create-user form sends. */
const account = (overrides: object = {}) => ({
  username: "grace",
  password: "compiler",
  email: "grace@example.org",
  firstName: "Grace",
  lastName: "Hopper",
  isAdmin: false,
  companyName: "Hopper Works",
  vatNumber: "IT123",
  cardId: "C-1",
  companyTypology: "other",
  addressStreet: "1 Harbour Road",
  addressCity: "Monrovia",
  addressState: "Montserrado",
  addressPostalCode: "1000",
  addressCountry: "Liberia",
  ...overrides,
});

const asAdmin = async (api: TestApp) => api.as(await api.has(anAdmin()), PASSWORD);

test("an admin creates a user: 201 with the full user record, without its password", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const answer = await admin.post("/api/users", account());

  const { password, ...fields } = account();
  expect(password).toBeTruthy();
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...fields,
    id: expect.any(String) as string,
    role: null,
    status: "active",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    version: 1,
  });
});

test("ids are UUIDs of version 7, so that they sort by time", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const first = await admin.post("/api/users", account());
  const second = await admin.post("/api/users", account({ username: "second", email: "second@example.org" }));

  expect(first.body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second.body.id > first.body.id).toBe(true);
});

test("the new user can sign in; a new administrator has administrator rights", async () => {
  const api = await testApp();
  await (await asAdmin(api)).post("/api/users", account({ isAdmin: true }));

  const answer = await api.as({ username: "Grace" }, "compiler").get("/api/users");

  expect(answer.status).toBe(200);
});

test("isAdmin is false by default, and all fields except username, password and e-mail are optional", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const answer = await admin.post("/api/users", { username: "grace", password: "compiler", email: "g@example.org" });

  expect(answer).toMatchObject({ status: 201, body: { isAdmin: false, firstName: null, addressCountry: null } });
});

test("an empty optional field is stored as null", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const answer = await admin.post("/api/users", account({ vatNumber: "", addressCountry: "", companyTypology: "  " }));

  expect(answer).toMatchObject({ status: 201, body: { vatNumber: null, addressCountry: null, companyTypology: null } });
});

test("missing fields are refused with the specification's messages", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const answer = await admin.post("/api/users", {});

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
  expect(answer.body.fields).toEqual({
    username: "Username must be at least 3 characters",
    password: "Password must be at least 6 characters",
    email: "Invalid email address",
  });
});

test.each([
  ["username", "ab", "Username must be at least 3 characters"],
  ["password", "12345", "Password must be at least 6 characters"],
  ["password", "x".repeat(201), "Must be at most 200 characters"],
  ["email", "grace at example.org", "Invalid email address"],
  ["addressCountry", "Atlantis", NO_COUNTRY],
  ["isAdmin", "perhaps", "Invalid input"],
])("%s %j is refused", async (field, value, message) => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const answer = await admin.post("/api/users", account({ [field]: value }));

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", fields: { [field]: message } } });
});

test.each([
  [{ username: "GRACE" }, { username: "This username is already taken" }],
  [{ email: "GRACE@EXAMPLE.ORG" }, { email: "This e-mail address is already registered" }],
])("a taken name is 409 and names the field: %j", async (stored, fields) => {
  const api = await testApp();
  await api.has(aPartner(stored));

  const answer = await (await asAdmin(api)).post("/api/users", account());

  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT", fields } });
});

test("a username of 3 characters and a password of 6 or of 200 are accepted", async () => {
  const api = await testApp();
  const admin = await asAdmin(api);

  const short = await admin.post("/api/users", account({ username: "abc", password: "123456" }));
  const long = await admin.post(
    "/api/users",
    account({ username: "x".repeat(50), email: "x@example.org", password: "p".repeat(200) }),
  );

  expect([short.status, long.status]).toEqual([201, 201]);
  expect(await api.as({ username: "x".repeat(50) }, "p".repeat(200)).signIn()).toMatchObject({ status: 200 });
});
