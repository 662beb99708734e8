import { behindProxy } from "#api/testing/secondApp.ts";
import { aPartner, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const DAY = 24 * 60 * 60 * 1000;
const WHO = "{ me { id } }";

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0] ?? "";
const expiryIn = (cookie: string) => new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? Number.NaN);

test("the cookie is httpOnly and SameSite=Lax, lasts 7 days and is not Secure over plain http", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  const cookie = cookieOf(await api.as(partner).signIn());

  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
  expect(Math.abs(expiryIn(cookie).getTime() - Date.now() - 7 * DAY)).toBeLessThan(60_000);
});

test("the cookie is Secure when served over TLS, by the word of a trusted proxy only", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  const overTls = { "x-forwarded-proto": "https" };

  const believed = await behindProxy(api, (visitor) =>
    visitor.post("/api/login", { username, password: PASSWORD }, overTls),
  );
  const pretended = await api.visitor.post("/api/login", { username, password: PASSWORD }, overTls);

  expect(cookieOf(believed)).toMatch(/; Secure/);
  expect(cookieOf(pretended)).not.toMatch(/Secure/);
});

test("signing in again starts a new session id and ends the one before", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const browser = api.as(partner, PASSWORD);
  await browser.signIn();
  const before = browser.cookie;

  await browser.signIn();
  const old = client(api.url);
  old.cookie = before;

  expect(browser.cookie).not.toBe(before);
  expect((await browser.graphql(WHO)).data).toEqual({ me: { id: partner.id } });
  expect((await old.graphql(WHO)).data).toEqual({ me: null });
});

test("a session id that somebody else chose is not taken over at sign-in", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  browser.cookie = "axion.sid=s%3Achosen.by-somebody-else";

  await browser.signIn();

  expect(browser.cookie).not.toContain("chosen");
});

test("the session ends 7 days after sign-in, whatever is read in between", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  await browser.signIn();
  const [atSignIn] = await expiries(api);

  const read = await browser.get("/api/tenders");

  expect(read.status).toBe(200);
  expect(read.headers.getSetCookie()).toEqual([]);
  expect(await expiries(api)).toEqual([atSignIn]);
});

const expiries = async ({ db }: TestApp) =>
  (await db.query<{ expire: Date }[]>("SELECT expire FROM sessions")).map(({ expire }) => expire.toISOString());

test("an expired session is 401", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  await browser.signIn();
  await api.db.query("UPDATE sessions SET expire = $1", [daysFromNow(-0.001)]);

  const answer = await browser.get("/api/tenders");

  expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
});

test("one statement tells session, user and status", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  await browser.signIn();

  const statements = await api.statementsOf(() => browser.graphql(WHO));

  expect(statements).toHaveLength(1);
});

test("reads never write", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner({ isAdmin: true })), PASSWORD);
  await browser.signIn();
  const before = await rowVersions(api);

  for (const path of ["tenders", "bids", "users", "projects", "blog", "company-profile"])
    await browser.get(`/api/${path}`);
  await browser.graphql(WHO);
  await client(api.url).get("/api/projects");

  expect(await rowVersions(api)).toEqual(before);
});

/** The xmin of each row of every table: any insert, update or delete changes the result. */
async function rowVersions({ db }: TestApp) {
  const tables = await db.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const of = tables.map(({ name }) => `SELECT '${name}' AS name, ctid::text, xmin::text FROM "${name}"`);
  return db.query<object[]>(`${of.join(" UNION ALL ")} ORDER BY 1, 2`);
}
