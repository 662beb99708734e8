import type { RequestLimits } from "#api/core/http/limits/limitRequests.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBlogPost, anAdmin, aPartner, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

/** The time by the server's clock, fixed so that no minute ends during a test. */
const NOW = Math.floor(Date.now() / 60_000) * 60_000 + 20_000;
const LIMITS = { person: 0, address: 0, now: () => NOW };

const limited = (api: TestApp, cost: RequestLimits["cost"], use: (url: string) => Promise<void>) =>
  secondApp(api, { requestLimits: { ...LIMITS, cost } }, use);

async function signedIn(url: string, user: { username: string }) {
  const person = client(url, { username: user.username, password: PASSWORD });
  await person.openSession();
  return person;
}

/**
 * The cost of this query: 101 for the page, 1 for the request and 3 for its fields. The first request costs 5 more,
 * because the server parses a text with 13 nodes.
 */
const LIST = { query: "query List { tenders(first: 100) { nodes { id } } }" };
const TOO_COSTLY = {
  status: 429,
  body: {
    errors: [
      {
        message: "Too many costly requests. Please try again in 40 seconds.",
        extensions: { code: "RATE_LIMITED", retryAfter: 40 },
      },
    ],
  },
};

async function untilRefused(ask: () => ReturnType<Client["post"]>, most = 200) {
  for (let count = 0; count < most; count++) {
    const answer = await ask();
    if (answer.status === 429) return { count, answer };
  }
  throw new Error(`${most} requests were not refused`);
}

test("a person's documents may cost so much in a minute: then each door refuses with the time to wait, and writes nothing", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const { text } = await api.has(anApiToken(user, { scopes: ["tenders:read", "profile:write"] }));
  await limited(api, { person: 1000, address: 0 }, async (url) => {
    const program = client(url, undefined, bearer(text));

    const { count, answer } = await untilRefused(() => program.post("/graphql", LIST));

    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(10);
    expect(answer).toMatchObject(TOO_COSTLY);
    expect(answer.headers.get("retry-after")).toBe("40");
    expect(await program.get("/api/tenders")).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED", error: "Too many costly requests. Please try again in 40 seconds." },
    });
    expect((await (await signedIn(url, user)).get("/api/tenders")).status).toBe(429);
    // The remaining budget is enough for a cheap query.
    expect((await program.post("/graphql", { query: "{ serverTime }" })).status).toBe(200);
  });
  expect(await api.db.query("SELECT FROM audit_events WHERE outcome = 'RATE_LIMITED'")).toEqual([]);
});

test("documents that differ cost what it takes to read them, although what they ask costs nothing", async () => {
  const api = await testApp();
  await limited(api, { person: 0, address: 20_000 }, async (url) => {
    const visitor = client(url);
    let n = 0;
    const fresh = () => visitor.post("/graphql", { query: `query Q${++n} { ${"serverTime ".repeat(300)} }` });

    const { count, answer } = await untilRefused(fresh);

    expect(count).toBeLessThan(5);
    expect(answer).toMatchObject(TOO_COSTLY);
  });
});

test("documents that are refused cost it, too", async () => {
  const api = await testApp();
  await limited(api, { person: 0, address: 20_000 }, async (url) => {
    let n = 0;
    const invalid = () => client(url).post("/graphql", { query: `query Q${++n} { ${"nothing ".repeat(300)} }` });

    expect((await untilRefused(invalid)).count).toBeLessThan(5);
  });
});

test("a document that comes again is not read again", async () => {
  const api = await testApp();
  await limited(api, { person: 0, address: 20_000 }, async (url) => {
    const same = { query: `{ ${"serverTime ".repeat(250)} }` };
    for (let time = 0; time < 20; time++) expect((await client(url).post("/graphql", same)).status).toBe(200);
  });
});

test("an administrator has five times as much, another person and the visitors their own", async () => {
  const api = await testApp();
  const [admin, partner, other] = [await api.has(anAdmin()), await api.has(aPartner()), await api.has(aPartner())];
  await api.has(aBlogPost());
  await limited(api, { person: 1000, address: 1000 }, async (url) => {
    const [ofAdmin, ofPartner] = [await signedIn(url, admin), await signedIn(url, partner)];
    const posts = { query: "{ blogPosts(first: 100) { nodes { id } } }" };
    const last = await untilRefused(() => ofPartner.post("/graphql", posts));
    const ofFirst = await untilRefused(() => ofAdmin.post("/graphql", posts));

    expect(ofFirst.count).toBeGreaterThan(4 * last.count);
    expect((await untilRefused(() => client(url).post("/graphql", posts))).count).toBeLessThanOrEqual(last.count + 1);
    expect((await client(url).get("/api/blog")).status).toBe(429);
    expect((await (await signedIn(url, other)).post("/graphql", posts)).status).toBe(200);
  });
});

test("answers from memory cost 1 at most, and a poll of the portal nothing", async () => {
  const api = await testApp();
  await api.has(aTender());
  const partner = await api.has(aPartner());
  await limited(api, { person: 1000, address: 0 }, async (url) => {
    const person = await signedIn(url, partner);
    for (let time = 0; time < 50; time++) expect((await person.post("/graphql", LIST)).status).toBe(200);
  });
});

test("a download counts a thousand", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await limited(api, { person: 500, address: 0 }, async (url) => {
    const person = await signedIn(url, admin);

    const { count, answer } = await untilRefused(() => person.get("/api/audit.csv"));

    expect([count, answer.body]).toMatchObject([2, { code: "RATE_LIMITED" }]);
  });
});

test("requests at once do not pass the budget", async () => {
  const api = await testApp();
  await limited(api, { person: 0, address: 1000 }, async (url) => {
    const posts = { query: "{ blogPosts(first: 100) { nodes { id } } }" };

    const answers = await Promise.all(Array.from({ length: 30 }, () => client(url).post("/graphql", posts)));

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(10);
  });
});

test("pages with content from the database, and packages of the open data that are not in memory, count their cost", async () => {
  const api = await testApp();
  await api.has(aTender());
  const builtSite = await aBuiltSite();
  const use = async (url: string) => {
    const visitor = client(url);
    // The second answer is stored in memory.
    for (let time = 0; time < 4; time++) expect((await visitor.get("/ocds/releases.json")).status).toBe(200);
    expect((await visitor.get("/ocds/releases.json?since=2020-01-01")).status).toBe(429);
    expect((await untilRefused(() => visitor.get("/tenders?search=quay"))).count).toBe(2);
    expect((await visitor.get("/ocds/releases.json")).status).toBe(200);
    expect((await visitor.get("/terms")).status).toBe(200);
  };
  const cost = { person: 0, address: 10_500 };
  await secondApp(api, { requestLimits: { ...LIMITS, cost }, builtSite }, use);
});
