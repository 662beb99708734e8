import { NO_COUNTRY } from "#api/core/rules/country.rules.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { type User } from "#api/users/User.ts";

async function given(overrides: Partial<User> = {}, api?: TestApp) {
  api ??= await testApp();
  const partner = await api.has(aPartner(overrides));
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  return { api, partner, admin, path: `/api/users/${partner.id}` };
}

test("an admin edits the fields that are sent; the others stay", async () => {
  const { partner, admin, path } = await given({ firstName: "Ada", lastName: "Byron" });

  const answer = await admin.patch(path, {
    lastName: "Lovelace",
    companyName: "Analytical Engines",
    role: "Studio lead",
  });

  expect(answer).toMatchObject({ status: 200, body: { id: partner.id, firstName: "Ada", lastName: "Lovelace" } });
  expect(answer.body).toMatchObject({
    companyName: "Analytical Engines",
    role: "Studio lead",
    version: partner.version + 1,
  });
});

test("null and the empty text clear an optional field", async () => {
  const { admin, path } = await given({ firstName: "Ada", vatNumber: "IT1" });

  const answer = await admin.patch(path, { firstName: null, vatNumber: "" });

  expect(answer).toMatchObject({ status: 200, body: { firstName: null, vatNumber: null } });
});

test.each(["active", "blocked", "banned"] as const)("status %s can be set from any other", async (status) => {
  const { api } = await given();
  const found = [];
  for (const from of ["active", "blocked", "banned"] as const) {
    const { admin, path } = await given({ status: from }, api);

    found.push(await admin.patch(path, { status }));
  }

  for (const answer of found) expect(answer).toMatchObject({ status: 200, body: { status } });
});

test.each([
  ["username", "", "Username is required"],
  ["username", "ab", "Username must be at least 3 characters"],
  ["username", null, "Username is required"],
  ["email", "nowhere", "Invalid email"],
  ["email", "", "Invalid email"],
  ["status", "asleep", "Invalid input"],
  ["status", null, "Required"],
  ["isAdmin", null, "Required"],
  ["password", "12345", "Password must be at least 6 characters"],
  ["password", "x".repeat(201), "Must be at most 200 characters"],
  ["addressCountry", "Atlantis", NO_COUNTRY],
])("%s %j is refused", async (field, value, message) => {
  const { admin, path } = await given();

  const answer = await admin.patch(path, { [field]: value });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: message } });
});

test("a taken username or e-mail is 409, without regard to case; one's own in another case is fine", async () => {
  const { api, partner, admin, path } = await given({ username: "ada", email: "ada@example.org" });
  await api.has(aPartner({ username: "grace", email: "grace@example.org" }));

  const username = await admin.patch(path, { username: "Grace" });
  const email = await admin.patch(path, { email: "Grace@Example.org" });
  const own = await admin.patch(path, { username: "ADA", email: "ADA@example.org" });

  expect(username).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", fields: { username: expect.any(String) as string } },
  });
  expect(email).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", fields: { email: expect.any(String) as string } },
  });
  expect(own).toMatchObject({ status: 200, body: { id: partner.id, username: "ADA" } });
});

test("a password set by an admin replaces the old one and ends the user's sessions", async () => {
  const { api, partner, admin, path } = await given();
  const browser = api.as(partner, PASSWORD);
  await browser.signIn();

  const answer = await admin.patch(path, { password: "a new password" });

  expect(answer.status).toBe(200);
  expect(await browser.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await api.as(partner, PASSWORD).signIn()).toMatchObject({ status: 401 });
  expect(await api.as(partner, "a new password").signIn()).toMatchObject({ status: 200 });
});

test("an admin's own new password keeps this session and ends the others", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const [here, elsewhere] = [api.as(admin, PASSWORD), api.as(admin, PASSWORD)];
  await elsewhere.signIn();

  await here.patch(`/api/users/${admin.id}`, { password: "a new password" });

  expect(await here.get("/api/users")).toMatchObject({ status: 200 });
  expect(await elsewhere.get("/api/users")).toMatchObject({ status: 401 });
});

test.each(["01890000-0000-7000-8000-000000000000", "7", "not-an-id", "%00"])(
  "user %s is not found: 404",
  async (id) => {
    const { admin } = await given();

    const patched = await admin.patch(`/api/users/${id}`, { firstName: "Ada" });
    const deleted = await admin.delete(`/api/users/${id}`);

    expect(patched).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(deleted).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  },
);

test("a deleted user is not edited: 404", async () => {
  const { admin, path } = await given({ deletedAt: new Date() });

  const answer = await admin.patch(path, { firstName: "Ada" });

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("a whole user can be sent back: fields that the server sets are ignored", async () => {
  const { partner, admin, path } = await given();
  const { body: users } = await admin.get("/api/users");
  const read = (users as { id: string }[]).find(({ id }) => id === partner.id);

  const answer = await admin.patch(path, { ...read, id: "x", createdAt: "never", firstName: "Ada" });

  expect(answer).toMatchObject({ status: 200, body: { id: partner.id, firstName: "Ada" } });
});
