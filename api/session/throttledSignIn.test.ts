import { type EntityManager } from "typeorm";

import { aPartner, PASSWORD } from "#api/testing/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const WRONG = "wrong horse";
const login = ({ visitor }: TestApp, username: string, password: string) => visitor.post("/api/login", { username, password });

async function fail(api: TestApp, username: string, times: number) {
  for (let tries = 0; tries < times; tries++)
    expect(await login(api, username, WRONG)).toMatchObject({ status: 401 });
}

test("after ten failures an account is refused from that address, the right password too", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 10);

  const wrong = await login(api, username, WRONG);
  const right = await login(api, username.toUpperCase(), PASSWORD);

  for (const answer of [wrong, right]) expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  const wait = Number(right.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
});

test("the refusal ends after its window", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 10);
  await api.db.query("UPDATE rate_limits SET expire = $1", [Date.now() - 1]);

  const answer = await login(api, username, PASSWORD);

  expect(answer.status).toBe(200);
});

test("nine failures leave the right password good, and a success does not count as a failure", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 9);

  const first = await login(api, username, PASSWORD);
  const second = await login(api, username, PASSWORD);

  expect([first.status, second.status]).toEqual([200, 200]);
});

test("one account's failures do not lock another one out", async () => {
  const api = await testApp();
  const guessed = await api.has(aPartner());
  const other = await api.has(aPartner());
  await fail(api, guessed.username, 10);

  const answer = await login(api, other.username, PASSWORD);

  expect(answer.status).toBe(200);
});

test("an account that does not exist is throttled alike", async () => {
  const api = await testApp();
  await fail(api, "nobody", 10);

  const answer = await login(api, "nobody", WRONG);

  expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
});

/** The embedded database has one connection: it cannot hold a table lock while another query waits for it. */
const onServerOnly = serverUrl() ? test : test.skip;

onServerOnly("guesses are counted before they are tried, so that many at once gain nothing", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 6);
  let guesses: ReturnType<typeof login>[] = [];
  let right: Awaited<ReturnType<typeof login>> | undefined;

  await api.db.transaction(async (tx) => {
    await tx.query("LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
    guesses = Array.from({ length: 4 }, () => login(api, username, WRONG));
    await until(() => allCounted(tx));
    right = await login(api, username, PASSWORD);
  });

  expect(right).toMatchObject({ status: 429 });
  for (const guess of guesses) expect(await guess).toMatchObject({ status: 401 });
});

async function allCounted(tx: EntityManager) {
  const [row] = await tx.query<{ points: number }[]>("SELECT points FROM rate_limits WHERE key LIKE 'failed login by account%'");
  return row?.points === 10;
}

test("guesses from one address over many accounts are throttled", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await api.db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 100, $2)", [
    "failed login by address:127.0.0.1",
    Date.now() + 60_000,
  ]);

  const answer = await login(api, username, PASSWORD);

  expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
});

test("GraphQL names the wait in Retry-After too", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 10);

  const answer = await api.visitor.graphql("mutation ($input: LoginInput!) { login(input: $input) { id } }", {
    input: { username, password: PASSWORD },
  });

  expect(answer.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
