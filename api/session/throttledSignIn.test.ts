import { networkOf } from "#api/core/http/limits/networkOf.ts";
import { behindProxy } from "#api/testing/secondApp.ts";
import { deleteOldAddresses } from "#api/session/knownAddresses.ts";
import { aPartner, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const WRONG = "wrong horse";
const login = ({ visitor }: TestApp, username: string, password: string) =>
  visitor.post("/api/login", { username, password });

async function fail(api: TestApp, username: string, times: number) {
  for (let tries = 0; tries < times; tries++) expect(await login(api, username, WRONG)).toMatchObject({ status: 401 });
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

test("ten failures are ten, however the name is written", async () => {
  const api = await testApp();
  await api.has(aPartner({ username: "kimiki" }));
  const written = ["kimiki", "KIMIKI", "kİmİkİ", "KİMİKİ", "Kimiki"];
  const statuses: number[] = [];
  for (let tries = 0; tries < 15; tries++) statuses.push((await login(api, written[tries % 5]!, WRONG)).status);

  const found = await api.db.query<{ name: string }[]>(
    "SELECT name FROM unnest($1::text[]) AS name WHERE lower(name) = 'kimiki'",
    [written],
  );
  const names = new Set(found.map(({ name }) => name));
  const ofAccount = statuses.filter((_, tries) => names.has(written[tries % 5]!));
  expect(ofAccount.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  const counted = await api.db.query<{ key: string; points: number }[]>(
    "SELECT key FROM rate_limits WHERE key LIKE 'failed login by account:%'",
  );
  // All spellings that find the account share one count. A spelling that this database does not find, because it
  // converts case differently, counts for an unknown account instead; all such spellings share a second count.
  expect(counted.length).toBeLessThanOrEqual(names.size === written.length ? 1 : 2);
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

test("guesses are counted before they are tried, so that many at once gain nothing", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 6);

  const guesses = await Promise.all(Array.from({ length: 12 }, () => login(api, username, WRONG)));

  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(4);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(8);
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

test("GraphQL names the wait in Retry-After and in the error", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  await fail(api, username, 10);

  const answer = await api.visitor.graphql("mutation ($input: LoginInput!) { login(input: $input) { id } }", {
    input: { username, password: PASSWORD },
  });

  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(answer.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryAfter: wait } }]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:db8:1:2::3]:4711", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  [undefined, "unknown"],
])("tries from the address %s count for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["/api/login", "failed login by address", 100, 401],
  ["/api/register", "registration by address", 60, 201],
  ["/api/contact", "contact by address", 30, 201],
])("%s: the addresses of one IPv6 network of 64 bits count as one", async (path, limit, points, allowed) => {
  const api = await testApp();
  const body = {
    "/api/login": { username: "nobody", password: WRONG },
    "/api/register": {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.org",
      username: "ada",
      password: PASSWORD,
      company: "Engines",
      role: "supplier",
    },
    "/api/contact": {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.org",
      company: "Engines",
      role: "supplier",
      message: "Hello",
    },
  }[path];

  await behindProxy(api, async (visitor) => {
    const from = (address: string) => visitor.post(path, body, { "x-forwarded-for": address });
    await api.db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)", [
      `${limit}:2001:db8:1:2::/64`,
      points - 1,
      Date.now() + 60_000,
    ]);

    const [first, second, elsewhere] = [
      await from("2001:db8:1:2::1"),
      await from("2001:db8:1:2:ffff::2"),
      await from("2001:db8:1:3::1"),
    ];

    expect(first.status).toBe(allowed);
    expect(second).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(elsewhere.status).not.toBe(429);
  });
});

const OWNERS = "198.51.100.1";
const ATTACKERS = Array.from({ length: 12 }, (_, place) => `203.0.113.${place + 1}`);

/** Runs `use` with the account `owner`, whose owner has signed in from the address OWNERS. */
async function guessed(
  use: (
    api: TestApp,
    from: (address: string, password: string, username?: string) => ReturnType<typeof login>,
  ) => Promise<void>,
) {
  const api = await testApp();
  await api.has(aPartner({ username: "owner" }));
  await behindProxy(api, async (visitor) => {
    const from = (address: string, password: string, username = "owner") =>
      visitor.post("/api/login", { username, password }, { "x-forwarded-for": address });
    await from(OWNERS, PASSWORD);
    await use(api, from);
  });
}

/**
 * Sets the number of counted attempts. The limit's key contains the account's id, or the typed name if there is no
 * account.
 */
const useBudget = ({ db }: TestApp, username: string, points: number) =>
  db.query(
    `INSERT INTO rate_limits (key, points, expire)
       VALUES ('failed login by account:' || coalesce((SELECT id::text FROM users WHERE username = $1), $1), $2, $3)
       ON CONFLICT (key) DO UPDATE SET points = $2`,
    [username, points, Date.now() + 60_000],
  );

const waitIsOver = ({ db }: TestApp) =>
  db.query("UPDATE rate_limits SET expire = expire - 30000 WHERE key LIKE 'turn:%'");

test("of 108 wrong passwords for an account from twelve addresses twenty are tried; the owner signs in at once from a known address", () =>
  guessed(async (_api, from) => {
    const guesses = [];
    for (let round = 0; round < 9; round++) for (const address of ATTACKERS) guesses.push(await from(address, WRONG));
    const owner = await from(OWNERS, PASSWORD);

    expect(guesses.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(401));
    for (const guess of guesses.slice(20)) {
      expect(guess).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
      expect(Number(guess.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    expect(owner.status).toBe(200);
  }));

test("during such an attack the owner signs in from a new address within a minute, however often they ask meanwhile; then it is known", () =>
  guessed(async (api, from) => {
    const NEW = "198.51.100.2";
    await useBudget(api, "owner", 20);
    for (let tries = 0; tries < 12; tries++) expect(await from(NEW, PASSWORD)).toMatchObject({ status: 429 });

    await waitIsOver(api);
    for (const address of ATTACKERS) await from(address, WRONG);
    const answers = [await from(NEW, PASSWORD), await from(NEW, PASSWORD)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }));

test("past the budget a wait gives one try, of simultaneous ones too", () =>
  guessed(async (api, from) => {
    await useBudget(api, "owner", 20);
    await from(ATTACKERS[0]!, WRONG);
    await waitIsOver(api);

    const answers = await Promise.all(Array.from({ length: 4 }, () => from(ATTACKERS[0]!, WRONG)));

    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429, 429]);
  }));

test("an account that does not exist has the same budget", () =>
  guessed(async (api, from) => {
    await useBudget(api, "nobody", 19);

    const [last, over] = [await from(ATTACKERS[0]!, WRONG, "nobody"), await from(ATTACKERS[1]!, WRONG, "nobody")];

    expect(last.status).toBe(401);
    expect(over).toMatchObject({ status: 429, body: { error: "Too many tries. Please try again in 30 seconds." } });
  }));

test("known addresses are kept as keyed hashes, for ninety days after the last sign-in", () =>
  guessed(async (api) => {
    const kept = () => api.db.query<{ fingerprint: string }[]>("SELECT fingerprint FROM known_addresses");
    const days = (count: number) => deleteOldAddresses(api.db, daysFromNow(count));

    await days(89);
    const before = await kept();
    await days(91);

    expect(before).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    expect(await kept()).toEqual([]);
  }));
