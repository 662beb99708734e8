import { aPartner, PASSWORD } from "#api/testing/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

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

test("the refusal passes with its time", async () => {
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

test("many guesses at once are counted before any of them is tried", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());

  const guesses = Array.from({ length: 14 }, () => login(api, username, WRONG));
  const right = login(api, username, PASSWORD);

  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(await right).toMatchObject({ status: 429 });
});

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
