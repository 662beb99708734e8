import { anAdmin, aPartner } from "#api/testing/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const WHO = "{ me { username isAdmin } }";
const GONE = { status: 401, body: { code: "UNAUTHENTICATED" } };

test("logout answers 204, clears the cookie and ends the session", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()));
  await browser.signIn();
  const copy = client(api.url);
  copy.cookie = browser.cookie;

  const answer = await browser.post("/api/logout");

  expect(answer).toMatchObject({ status: 204, body: "" });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^axion\.sid=;.*Expires=Thu, 01 Jan 1970/);
  expect(await copy.get("/api/tenders")).toMatchObject(GONE);
  expect(await api.db.query("SELECT sid FROM sessions")).toEqual([]);
});

test("a visitor too may log out", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/logout");

  expect(answer).toMatchObject({ status: 204, body: "" });
});

test("me is the signed-in user, and null for a visitor", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  const signedIn = await api.as(admin).graphql(WHO);
  const visitor = await client(api.url).graphql(WHO);

  expect(signedIn.data).toEqual({ me: { username: admin.username, isAdmin: true } });
  expect(visitor.data).toEqual({ me: null });
});

test.each(["blocked", "banned"])("a user who is %s loses every open session at once, for good", async (status) => {
  const api = await testApp();
  const { partner, laptop, phone, admin } = await signedInTwice(api);

  const answer = await admin.patch(`/api/users/${partner.id}`, { status });

  expect(answer).toMatchObject({ status: 200, body: { status } });
  expect(await laptop.get("/api/tenders")).toMatchObject(GONE);
  expect(await phone.get("/api/tenders")).toMatchObject(GONE);
  await admin.patch(`/api/users/${partner.id}`, { status: "active" });
  expect(await phone.get("/api/tenders")).toMatchObject(GONE);
});

test("a user who is deleted loses every open session at once, for good", async () => {
  const api = await testApp();
  const { partner, laptop, phone, admin } = await signedInTwice(api);

  const answer = await admin.delete(`/api/users/${partner.id}`);

  expect(answer.status).toBe(204);
  expect(await laptop.get("/api/tenders")).toMatchObject(GONE);
  await admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: partner.id });
  expect(await phone.get("/api/tenders")).toMatchObject(GONE);
});

test("a session is invalid while its user is not active, even if the row was changed by hand", async () => {
  const api = await testApp();
  const { partner, laptop } = await signedInTwice(api);

  await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [partner.id]);

  expect(await laptop.get("/api/tenders")).toMatchObject(GONE);
});

test("a demoted admin is refused from the next request on", async () => {
  const api = await testApp();
  const first = api.as(await api.has(anAdmin()));
  const other = await api.has(anAdmin());
  const second = api.as(other);
  await second.signIn();

  await first.patch(`/api/users/${other.id}`, { isAdmin: false });

  expect(await second.get("/api/users")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});

async function signedInTwice(api: TestApp) {
  const partner = await api.has(aPartner());
  const laptop = api.as(partner);
  const phone = api.as(partner);
  await laptop.signIn();
  await phone.signIn();
  return { partner, laptop, phone, admin: api.as(await api.has(anAdmin())) };
}

test("two logouts in one request end the session once", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  const answer = await partner.graphql("mutation { a: logout b: logout }");

  expect(answer.data).toEqual({ a: true, b: true });
  expect((await partner.graphql("{ me { id } }")).data).toEqual({ me: null });
  expect(api.faults).toEqual([]);
});
