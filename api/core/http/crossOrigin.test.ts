import { apiPaths, sitePaths } from "#api/core/rules/addresses.rules.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBid, aBidder, aTender } from "#api/testing/builders/builders.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

const TOOLS = "https://tools.example";
const OTHERS = ["https://evil.example", "https://tools.example.evil.example", "http://tools.example", "null"];
const preflight = (origin: string, method = "POST") => ({
  origin,
  "access-control-request-method": method,
  "access-control-request-headers": "authorization,content-type,idempotency-key",
});
const allowed = (headers: Headers) => headers.get("access-control-allow-origin");

async function given() {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const { text } = await api.has(anApiToken(bidder));
  const { id: tenderId } = await api.has(aTender());
  return { api, bidder, text, tenderId };
}

test("a page of CORS_ORIGINS reads and writes with a token, after a preflight, at both doors", async () => {
  const { api, text, tenderId } = await given();

  await secondApp(api, { corsOrigins: [TOOLS] }, async (url) => {
    const page = client(url, undefined, { origin: TOOLS, "sec-fetch-site": "cross-site", ...bearer(text) });
    const asked = [
      await client(url).send("OPTIONS", "/graphql", undefined, preflight(TOOLS)),
      await client(url).send("OPTIONS", "/api/bids", undefined, preflight(TOOLS)),
      await client(url).send("OPTIONS", `/api/tenders/${tenderId}`, undefined, preflight(TOOLS, "PATCH")),
    ];
    const bid = await page.post("/api/bids", aBid({ tenderId }));
    const read = await page.graphql("{ myBids { totalCount } }");
    const page1 = await page.get("/api/tenders?limit=1");

    for (const { status, headers } of asked) {
      expect([status, allowed(headers), headers.get("access-control-max-age")]).toEqual([204, TOOLS, "600"]);
      expect(headers.get("access-control-allow-headers")).toBe(
        "Authorization,Content-Type,x-cost,Idempotency-Key,If-Match,If-None-Match",
      );
      expect(headers.get("access-control-allow-methods")).toMatch(/PATCH,DELETE/);
    }
    expect([bid.status, read.data]).toEqual([201, { myBids: { totalCount: 1 } }]);
    for (const { headers } of [...asked, bid, read, page1]) {
      expect([allowed(headers), headers.get("vary")]).toEqual([TOOLS, expect.stringContaining("Origin")]);
      expect(headers.has("access-control-allow-credentials")).toBe(false);
    }
    expect(page1.headers.get("access-control-expose-headers")).toMatch(/Link,.*X-RateLimit-Remaining/);
  });
});

test("a refusal can be read by such a page, too", async () => {
  const { api } = await given();

  await secondApp(api, { corsOrigins: [TOOLS] }, async (url) => {
    const refused = await client(url).get("/api/tenders", { origin: TOOLS, authorization: "Bearer axn_x" });

    expect([refused.status, allowed(refused.headers)]).toEqual([401, TOOLS]);
  });
});

test("a session's cookie is worth nothing on such a page: no write is accepted, and no answer may be read with it", async () => {
  const { api, bidder, tenderId } = await given();

  await secondApp(api, { corsOrigins: [TOOLS] }, async (url) => {
    const browser = client(url, { username: bidder.username, password: "correct horse" });
    browser.cookie = await signedInCookie();
    const headers = { origin: TOOLS, "sec-fetch-site": "cross-site" };
    const writes = [
      await browser.post("/api/bids", aBid({ tenderId }), headers),
      await browser.post("/graphql", { query: "mutation { logout }" }, headers),
      await browser.post("/api/login", { username: bidder.username, password: "x" }, headers),
    ];

    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
    const read = await browser.get("/api/my-bids", headers);
    expect(read.headers.has("access-control-allow-credentials")).toBe(false);
  });
  expect(await api.db.query("SELECT id FROM bids")).toEqual([]);

  async function signedInCookie() {
    const own = api.as(bidder);
    await own.signIn();
    return own.cookie;
  }
});

test.each(OTHERS)(
  "the origin %s, which is none of CORS_ORIGINS, reads nothing, and its preflight is no leave",
  async (origin) => {
    const { api, text } = await given();

    await secondApp(api, { corsOrigins: [TOOLS] }, async (url) => {
      const answers = [
        await client(url).send("OPTIONS", "/graphql", undefined, preflight(origin)),
        await client(url).get("/api/tenders", { origin, ...bearer(text) }),
      ];

      for (const { headers } of answers) expect(allowed(headers)).toBeNull();
    });
  },
);

test.each([apiPaths.openApi, apiPaths.schema, sitePaths.feed, "/ocds/releases.json", "/ocds/records/x.json"])(
  "every site may read %s, and its preflight is answered",
  async (path) => {
    const api = await testApp(aBuiltSite);
    const origin = "https://anywhere.example";

    const asked = await api.visitor.send("OPTIONS", path, undefined, preflight(origin, "GET"));
    const read = await api.visitor.get(path, { origin });

    expect([asked.status, allowed(asked.headers), asked.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "*",
      "GET,HEAD",
    ]);
    expect([allowed(read.headers), read.headers.has("access-control-allow-credentials")]).toEqual(["*", false]);
    expect(read.headers.get("access-control-expose-headers")).toContain("ETag");
  },
);
