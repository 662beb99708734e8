import { afterRestore } from "#api/database/backup/afterRestore.ts";
import { sharedSecret } from "#api/database/secrets.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const WHO = "{ me { username isAdmin } }";
const GONE = { status: 401, body: { code: "UNAUTHENTICATED" } };

test("logout answers 204, clears the cookie and ends the session", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
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

  const signedIn = await api.as(admin, PASSWORD).graphql(WHO);
  const visitor = await client(api.url).graphql(WHO);

  expect(signedIn.data).toEqual({ me: { username: admin.username, isAdmin: true } });
  expect(visitor.data).toEqual({ me: null });
});

test.each(["blocked", "banned"])("a %s user loses every open session at once, permanently", async (status) => {
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
  const first = api.as(await api.has(anAdmin()), PASSWORD);
  const other = await api.has(anAdmin());
  const second = api.as(other, PASSWORD);
  await second.signIn();

  await first.patch(`/api/users/${other.id}`, { isAdmin: false });

  expect(await second.get("/api/users")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});

async function signedInTwice(api: TestApp) {
  const partner = await api.has(aPartner());
  const laptop = api.as(partner, PASSWORD);
  const phone = api.as(partner, PASSWORD);
  await laptop.signIn();
  await phone.signIn();
  return { partner, laptop, phone, admin: api.as(await api.has(anAdmin()), PASSWORD) };
}

test("two logouts in one request end the session once", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()), PASSWORD);

  const answer = await partner.graphql("mutation { a: logout b: logout }");

  expect(answer.data).toEqual({ a: true, b: true });
  expect((await partner.graphql("{ me { id } }")).data).toEqual({ me: null });
  expect(api.faults).toEqual([]);
});

test("after a restore the sessions of the backup are ended, the cookie has another key, and rate limits count from zero", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  await browser.signIn();
  const key = await sharedSecret(api.db, "session");

  await afterRestore(api.db);

  expect(await browser.get("/api/tenders")).toMatchObject(GONE);
  expect(await sharedSecret(api.db, "session")).not.toBe(key);
  for (const table of ["sessions", "rate_limits", "known_addresses", "account_tokens"])
    expect(await api.db.query(`SELECT * FROM ${table}`)).toEqual([]);
});

/** Inserts `count` sessions of this user that started a day ago, one second after the other. */
const startedBefore = ({ db }: TestApp, userId: string, count: number) =>
  db.query(
    `INSERT INTO sessions (sid, sess, expire, started_at)
     SELECT 'earlier ' || n || ' of ' || $1, json_build_object('userId', $1::text), now() + interval '6 days', now() - interval '1 day' + n * interval '1 second'
       FROM generate_series(1, $2) AS n`,
    [userId, count],
  );

const sessionsOf = async ({ db }: TestApp, userId: string) =>
  (await db.query<{ sid: string }[]>("SELECT sid FROM sessions WHERE user_id = $1 ORDER BY started_at", [userId])).map(
    ({ sid }) => sid,
  );

test("a user has twenty sessions: a further sign-in ends the oldest one, of this user only", async () => {
  const api = await testApp();
  const [partner, other] = [await api.has(aPartner()), await api.has(aPartner())];
  const [first, ...more] = Array.from({ length: 3 }, () => api.as(partner, PASSWORD));
  await startedBefore(api, other.id, 20);
  await first!.signIn();
  await api.db.query("UPDATE sessions SET started_at = now() - interval '2 days' WHERE user_id = $1", [partner.id]);
  await startedBefore(api, partner.id, 18);
  await more[0]!.signIn();
  expect(await first!.get("/api/tenders")).toMatchObject({ status: 200 });

  await more[1]!.signIn();

  expect(await first!.get("/api/tenders")).toMatchObject(GONE);
  for (const browser of more) expect(await browser.get("/api/tenders")).toMatchObject({ status: 200 });
  expect(await sessionsOf(api, partner.id)).toHaveLength(20);
  expect(await sessionsOf(api, other.id)).toHaveLength(20);
});

test("simultaneous sign-ins leave twenty sessions too", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await startedBefore(api, partner.id, 20);

  const answers = await Promise.all(Array.from({ length: 5 }, () => api.as(partner).signIn()));

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const left = await sessionsOf(api, partner.id);
  expect(left.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, place) => `earlier ${place + 6} of ${partner.id}`));
  expect(left).toHaveLength(20);
});
