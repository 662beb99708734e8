import { poolOf } from "#api/core/database/pool.ts";
import { countRequests } from "#api/core/http/limits/countRequests.ts";
import type { RequestLimits } from "#api/core/http/limits/limitRequests.ts";
import { newTokenText } from "#api/session/tokens/tokenText.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aPartner, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Answer, client } from "#api/testing/client.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

/** The time by the server's clock, fixed so that no minute ends during a test. */
const NOW = Math.floor(Date.now() / 60_000) * 60_000 + 20_000;
const PER_MINUTE = { person: 5, address: 12, now: () => NOW };
const POLL = { query: "{ tenderRevision }" };

const limited = (api: TestApp, use: (url: string) => Promise<void>, limits: RequestLimits = PER_MINUTE) =>
  secondApp(api, { requestLimits: limits }, use);
const aVisitor = (url: string) => client(url);
const signedIn = async (api: TestApp, url: string) => {
  const user = await api.has(aPartner());
  const person = client(url, { username: user.username, password: PASSWORD });
  await person.openSession();
  return { user, person };
};
const statusAndLimits = ({ headers, status }: Answer) => [
  status,
  ...["limit", "remaining", "reset"].map((name) => Number(headers.get(`x-ratelimit-${name}`))),
];
const END = NOW / 1000 + 40;

test("each answer of /graphql and /api tells a person's limit, what remains of it, and when it begins again", async () => {
  const api = await testApp();
  await limited(api, async (url) => {
    const { person } = await signedIn(api, url);

    expect(statusAndLimits(await person.get("/api/tenders"))).toEqual([200, 5, 4, END]);
    expect(statusAndLimits(await person.post("/graphql", POLL))).toEqual([200, 5, 3, END]);
    expect(statusAndLimits(await person.post("/graphql", { query: "{ nonsense }" }))).toEqual([400, 5, 2, END]);
    expect(statusAndLimits(await person.get("/api/nothing"))).toEqual([404, 5, 1, END]);
  });
});

test("past the limit everything is refused with the time to wait, before it is read, and nothing is written", async () => {
  const api = await testApp();
  await limited(api, async (url) => {
    const { person } = await signedIn(api, url);
    for (let count = 0; count < 5; count++) await person.get("/api/tenders");

    const [rest, graphql, broken] = [
      await person.post("/api/bids", {}),
      await person.post("/graphql", POLL),
      await person.send("POST", "/graphql", "{", { "content-type": "application/json" }),
    ];

    expect(rest).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED", error: "Too many requests. Please try again in 40 seconds." },
    });
    expect(statusAndLimits(rest)).toEqual([429, 5, 0, END]);
    for (const answer of [graphql, broken])
      expect(answer).toMatchObject({
        status: 429,
        body: { errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: 40 } }] },
      });
    for (const answer of [rest, graphql, broken]) expect(answer.headers.get("retry-after")).toBe("40");
  });
  expect(await api.db.query("SELECT FROM audit_events WHERE outcome = 'RATE_LIMITED'")).toEqual([]);
});

test("a person's sessions and tokens count together, and another person at the same address is not affected", async () => {
  const api = await testApp();
  await limited(api, async (url) => {
    const { user, person } = await signedIn(api, url);
    const { person: other } = await signedIn(api, url);
    const { text } = await api.has(anApiToken(user));
    const { text: second } = await api.has(anApiToken(user));
    for (const token of [text, second, text, second]) await client(url, undefined, bearer(token)).get("/api/tenders");

    expect(statusAndLimits(await person.get("/api/tenders"))).toEqual([200, 5, 0, END]);
    expect((await client(url, undefined, bearer(text)).get("/api/tenders")).status).toBe(429);
    expect(statusAndLimits(await other.get("/api/tenders"))).toEqual([200, 5, 4, END]);
  });
});

test("visitors of an address share a limit, to which refused tokens and unreadable cookies count; who is signed in goes on", async () => {
  const api = await testApp();
  await limited(api, async (url) => {
    // The sign-in already counts as a visitor's request.
    const { person } = await signedIn(api, url);
    const visitor = aVisitor(url);
    expect(statusAndLimits(await visitor.get("/api/projects"))).toEqual([200, 12, 10, END]);
    expect(statusAndLimits(await visitor.get("/api/projects", bearer(newTokenText())))).toEqual([401, 12, 9, END]);
    expect(statusAndLimits(await visitor.get("/api/projects", { authorization: "Bearer abc" }))).toEqual([
      401,
      12,
      8,
      END,
    ]);
    expect(statusAndLimits(await visitor.get("/api/projects?access_token=abc"))).toEqual([400, 12, 7, END]);
    visitor.cookie = "axion.sid=s%3Aforged.forged";
    for (let count = 0; count < 7; count++) expect((await visitor.get("/api/projects")).status).toBe(200);

    expect((await visitor.get("/api/projects")).status).toBe(429);
    expect((await visitor.get("/api/projects", bearer(newTokenText()))).status).toBe(429);
    expect((await visitor.post("/api/login", {})).status).toBe(429);
    expect((await person.get("/api/tenders")).status).toBe(200);
  });
});

/** Pages with content from the database, feeds, unknown pages and the open data. */
const NOT_IN_MEMORY = [
  ...["/tenders?search=quay", "/tenders/none", "/tenders.atom?search=quay", "/tenders.ics"].flatMap((path) => [
    path,
    `/fr${path}`,
  ]),
  "/blog",
  "/rss.xml",
  "/sitemap.xml",
  `/${"/".repeat(9000)}none`,
  "/ocds/releases.json",
];

test.each(NOT_IN_MEMORY)(
  "visitors' requests of %s, which is not in memory, are counted, and refused past the limit of their address",
  async (path) => {
    const api = await testApp();
    const builtSite = await aBuiltSite();
    const use = async (url: string) => {
      const before = await rawRequest(url, path);
      for (let count = 1; count < PER_MINUTE.address; count++) await aVisitor(url).get("/api/projects");
      const after = await rawRequest(url, path);

      expect([200, 404]).toContain(before.status);
      expect(before.headers["x-ratelimit-remaining"]).toBe("11");
      expect(after).toMatchObject({ status: 429, headers: { "retry-after": "40" } });
    };
    await secondApp(api, { requestLimits: PER_MINUTE, builtSite }, use);
  },
);

test.each([
  ["/tenders", "en", "Too many requests came from your network. Please try again in 40 seconds."],
  ["/fr/tenders", "fr", "Trop de requêtes sont venues de votre réseau. Veuillez réessayer dans 40\u00a0secondes."],
])(
  "past the limit a browser gets %s as a page in the language %s, other clients JSON",
  async (path, language, says) => {
    const api = await testApp();
    const use = async (url: string) => {
      for (let count = 0; count < PER_MINUTE.address; count++) await aVisitor(url).get("/api/projects");
      const page = await rawRequest(url, path);
      const json = await rawRequest(url, path, { accept: "*/*" });
      const rest = await rawRequest(url, "/api/projects");

      expect(page).toMatchObject({ status: 429, headers: { "content-type": "text/html; charset=utf-8" } });
      expect(page.headers).toMatchObject({ "retry-after": "40", vary: expect.stringMatching(/\bAccept\b/) as string });
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.text).toContain(says);
      for (const answer of [json, rest])
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([429, { code: "RATE_LIMITED" }]);
    };
    await secondApp(api, { requestLimits: PER_MINUTE, builtSite: await aBuiltSite() }, use);
  },
);

test("events, health, and pages and assets in memory are neither counted nor refused", async () => {
  const api = await testApp();
  const use = async (url: string) => {
    for (let count = 0; count < 12; count++) await aVisitor(url).get("/api/projects");

    for (const [path, status] of [
      ["/healthz", 200],
      ["/events", 401],
      ["/", 200],
      ["/login", 200],
      ["/assets/x.js", 200],
    ] as const) {
      const answer = await rawRequest(url, path);
      expect([path, answer.status, answer.headers["x-ratelimit-limit"]]).toEqual([path, status, undefined]);
    }
  };
  await secondApp(api, { requestLimits: PER_MINUTE, builtSite: await aBuiltSite() }, use);
});

test("a repeated poll is counted without a statement of its own, and refused as any other", async () => {
  const api = await testApp();
  await api.has(aTender());
  await limited(
    api,
    async (url) => {
      const { person } = await signedIn(api, url);
      for (let count = 1; count <= 29; count++) {
        const answers: Answer[] = [];
        const statements = await api.statementsOf(async () => answers.push(await person.post("/graphql", POLL)));
        expect(statusAndLimits(answers[0]!)).toEqual([200, 3000, 3000 - count, END]);
        expect(statements).toHaveLength(1);
      }
      expect(await api.db.query("SELECT FROM rate_limits WHERE key LIKE 'requests:person%'")).toEqual([]);
    },
    { ...PER_MINUTE, person: 3000 },
  );
  await limited(api, async (url) => {
    const { person } = await signedIn(api, url);
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await person.post("/graphql", POLL)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

test("requests at once are counted exactly, and with the next minute the limit begins again", async () => {
  const api = await testApp();
  let now = NOW;
  await limited(
    api,
    async (url) => {
      const { person } = await signedIn(api, url);

      const answers = await Promise.all(Array.from({ length: 20 }, () => person.get("/api/tenders")));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);

      now += 40_000;
      expect(statusAndLimits(await person.get("/api/tenders"))).toEqual([200, 5, 4, END + 60]);
    },
    { ...PER_MINUTE, now: () => now },
  );
});

test("all processes count together, apart from what each has not told yet", async () => {
  const api = await testApp();
  const [here, there] = [countRequests(poolOf(api.db), () => NOW), countRequests(poolOf(api.db), () => NOW)];
  const stored = async () =>
    (await api.db.query<{ points: number }[]>("SELECT points FROM rate_limits"))[0]?.points ?? 0;

  for (let count = 0; count < 300; count++) expect(here("a", 300).isPast).toBe(false);
  expect(here("a", 300).isPast).toBe(true);
  // Requests that arrive while a statement runs are stored by a later statement.
  await until(async () => (await stored()) >= 10);
  for (let count = 0; count < 10; count++) there("a", 300);
  await until(async () => (await stored()) >= 20);

  await until(() => there("a", 300).remaining <= 300 - 20);
  expect(there("b", 300).remaining).toBe(299);
});

test("while the store cannot be reached a process goes on counting its own", async () => {
  const api = await testApp();
  const broken = { query: () => Promise.reject(new Error("no connection")) } as unknown as ReturnType<typeof poolOf>;
  const count = countRequests(broken, () => NOW);

  for (let turn = 0; turn < 30; turn++) {
    expect(count("a", 30)).toMatchObject({ isPast: false, remaining: 29 - turn });
    await Promise.resolve();
  }

  expect(count("a", 30).isPast).toBe(true);
  expect(api.faults).toEqual([]);
});
