import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

const JSON_CLIENT = { accept: "application/json" };

test.each(["/", "/fr", "/terms", "/fr/terms", "/contact/sent"])(
  "the built page %s is sent whole, with revalidation at each request",
  async (address) => {
    const api = await testApp(aBuiltSite);

    const { status, headers, text } = await rawRequest(api.url, address);

    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(text).toContain(`<main>The page ${address} é 你</main>`);
  },
);

test.each(["/", "/login", "/assets/x.js"])(
  "%s costs no statement, also with a session, and has the headers of every answer",
  async (address) => {
    const api = await testApp(aBuiltSite);
    const partner = api.as(await api.has(aPartner()));
    await partner.openSession();

    const statements = await api.statementsOf(async () => {
      const answer = await rawRequest(api.url, `${address}?from=mail`, { cookie: partner.cookie });
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          "x-content-type-options": "nosniff",
          "x-frame-options": "DENY",
          "permissions-policy": expect.stringContaining("camera=()") as string,
          "x-request-id": expect.stringMatching(/^[\w-]{36}$/) as string,
        },
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    });

    expect(statements).toEqual([]);
    expect(api.logged.filter((line) => line.includes(`"path":"${address}"`))).toHaveLength(1);
  },
);

test("an unchanged page answers 304, also to HEAD; another page's ETag gets the page", async () => {
  const api = await testApp(aBuiltSite);
  const [terms, french] = [await rawRequest(api.url, "/terms"), await rawRequest(api.url, "/fr/terms")];
  const etag = terms.headers.etag ?? "";

  const same = await rawRequest(api.url, "/terms", { "if-none-match": etag });
  const head = await rawRequest(api.url, "/terms", { "if-none-match": etag }, "HEAD");
  const other = await rawRequest(api.url, "/terms", { "if-none-match": french.headers.etag ?? "" });

  expect([same.status, same.text, same.headers.etag]).toEqual([304, "", etag]);
  expect([head.status, other.status]).toEqual([304, 200]);
  expect(french.headers.etag).not.toBe(etag);
});

test("a page is sent whole, whatever range or condition is requested", async () => {
  const api = await testApp(aBuiltSite);

  const answer = await rawRequest(api.url, "/terms", {
    range: "bytes=0-3",
    "if-match": '"another"',
    "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT",
  });

  expect(answer.status).toBe(200);
  expect(answer.text).toContain("</html>");
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1, br;q=0", "gzip"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["deflate", undefined],
])("with Accept-Encoding: %s a page is sent as %s, with the same content", async (accepted, encoding) => {
  const api = await testApp(aBuiltSite);

  const built = await rawRequest(api.url, "/terms", { "accept-encoding": accepted });
  const drawn = await rawRequest(api.url, "/blog", { "accept-encoding": accepted });
  const missing = await rawRequest(api.url, "/no-such-page", { "accept-encoding": accepted });

  expect([built, drawn, missing].map(({ headers }) => headers["content-encoding"])).toEqual([
    encoding,
    encoding,
    encoding,
  ]);
  expect(built.text).toContain("The page /terms é 你");
  expect(drawn.text).toContain("<pre>");
  expect(missing.text).toContain("The page /404 é 你");
});

test.each([
  ["/terms/", "/terms"],
  ["/terms//", "/terms"],
  ["/fr/", "/fr"],
  ["/terms/?from=mail&n=1", "/terms?from=mail&n=1"],
  ["/blog/", "/blog"],
  ["/fr/projects/?page=2", "/fr/projects?page=2"],
  ["/blog/a-post/", "/blog/a-post"],
])("a page has one address: %s redirects to %s", async (address, whole) => {
  const api = await testApp(aBuiltSite);

  const { status, headers } = await rawRequest(api.url, address);

  expect([status, headers.location]).toEqual([301, whole]);
});

test("no redirect leaves the site", async () => {
  const api = await testApp(aBuiltSite);

  for (const address of [
    "//evil.example/",
    "//evil.example//",
    "/\\evil.example/",
    "//evil.example/blog/",
    "//evil.example/terms/",
    "/og",
  ]) {
    const { status, headers } = await rawRequest(api.url, address);
    expect([address, status, headers.location]).toEqual([address, 404, undefined]);
  }
});

test.each([
  ["/no-such-page", "/404"],
  ["/terms/more", "/404"],
  ["/french", "/404"],
  ["/404", "/404"],
  ["/og/", "/404"],
  ["/.vite/manifest.json", "/404"],
  ["/%E0%A4%A", "/404"],
  ["/blog/%E0%A4%A", "/404"],
  ["/assets%E0", "/404"],
  ["/a%00b", "/404"],
  ["/fr/no-such-page", "/fr/404"],
  ["/fr/404", "/fr/404"],
  ["/fr/blog/%E0%A4%A", "/fr/404"],
])("at the unknown address %s a browser is shown the page %s", async (address, page) => {
  const api = await testApp(aBuiltSite);

  const { status, headers, text } = await rawRequest(api.url, address);

  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.vary).toBe("Accept, Accept-Encoding");
  expect(text).toContain(`The page ${page} é 你`);
  expect(api.faults).toEqual([]);
});

test("an unknown address answers JSON to a client that accepts JSON, that writes, or that requests the api", async () => {
  const api = await testApp(aBuiltSite);

  const answers = [
    await rawRequest(api.url, "/no-such-page", JSON_CLIENT),
    await rawRequest(api.url, "/%E0%A4%A", JSON_CLIENT),
    await rawRequest(api.url, "/%E0%A4%A", {}, "POST"),
    await rawRequest(api.url, "/terms", {}, "POST"),
    await rawRequest(api.url, "/api/no-such-thing"),
  ];

  for (const { status, headers, text } of answers) {
    expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    expect(JSON.parse(text)).toMatchObject({ code: "NOT_FOUND" });
  }
});

test.each(["/login", "/dashboard", "/dashboard/submit-bid/0197a", "/login?next=/dashboard"])(
  "the portal's address %s answers the portal's page",
  async (address) => {
    const api = await testApp(aBuiltSite);

    const { status, headers, text } = await rawRequest(api.url, address);
    const again = await rawRequest(api.url, address, { "if-none-match": headers.etag ?? "" });

    expect([status, again.status]).toEqual([200, 304]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(text).toContain("The portal");
  },
);

test.each([
  ["/dashboard", "fr-MG, fr;q=0.9, en;q=0.8", "", "fr"],
  ["/dashboard", "de, en;q=0.8", "", "en"],
  ["/dashboard", "en", "axion_language=fr", "fr"],
  ["/dashboard", "fr", "other=1; axion_language=en", "en"],
  ["/dashboard/submit-bid/0197a", "fr", "axion_language=fr", "en"],
  ["/login", "fr", "", "en"],
  ["/fr/login", "en", "axion_language=en", "fr"],
])(
  "%s, for a browser that prefers %s and has the cookie “%s”, is the page in %s",
  async (path, prefers, cookie, shown) => {
    const api = await testApp(aBuiltSite);

    const { text, headers } = await rawRequest(api.url, path, { "accept-language": prefers, cookie });

    expect(text).toContain(`<html lang="${shown}">`);
    expect(headers.vary).toContain("Cookie, Accept-Language");
  },
);

test("the first screen of a browser sets its language; coming from a French page, to French", async () => {
  const api = await testApp(aBuiltSite);
  const cookieAfter = async (path: string, cookie: string) =>
    (await rawRequest(api.url, path, { "accept-language": "fr", cookie })).headers["set-cookie"]?.join();

  expect(await cookieAfter("/login", "")).toContain("axion_language=fr");
  expect(await cookieAfter("/fr/login", "axion_language=en")).toContain("axion_language=fr");
  expect(await cookieAfter("/dashboard", "axion_language=en")).toBeUndefined();
});

test("a form that is submitted before its script runs leads back to its page; what was typed is in no address and no log", async () => {
  const api = await testApp(aBuiltSite);
  const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://elsewhere.example" };

  const answers = [
    await rawRequest(api.url, "/login?next=x", form, "POST", "username=amina&password=typed-too-early"),
    await rawRequest(api.url, "/dashboard", form, "POST", "password=typed-too-early"),
  ];

  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, "/login"],
    [404, undefined],
  ]);
  expect(answers[0]?.headers).toMatchObject({ "cache-control": "no-store" });
  expect(answers[0]?.headers["set-cookie"]).toBeUndefined();
  expect(
    answers
      .map(({ text }) => text)
      .concat(api.logged)
      .filter((text) => text.includes("typed-too-early")),
  ).toEqual([]);
  expect(api.logged.filter((line) => line.includes('"path":"/login"'))).toHaveLength(1);
});

test("the portal's page is served at the portal's addresses only", async () => {
  const api = await testApp(aBuiltSite);

  const file = await rawRequest(api.url, "/index.html");
  const unknown = await rawRequest(api.url, "/dashboard/no-such-screen");

  expect([file.status, file.headers.location]).toEqual([301, "/"]);
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining("The page /404")]);
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", undefined],
  ["br;q=0, gzip;q=0", undefined],
])("a hashed asset is immutable; with Accept-Encoding: %s it is sent as %s", async (accepted, encoding) => {
  const api = await testApp(aBuiltSite);

  const { status, headers, text } = await rawRequest(api.url, "/assets/x.js", { "accept-encoding": accepted });
  const again = await rawRequest(api.url, "/assets/x.js", {
    "accept-encoding": accepted,
    "if-none-match": `"other", W/${headers.etag}`,
  });
  const reloaded = await rawRequest(api.url, "/assets/x.js", {
    "if-none-match": String(headers.etag),
    "cache-control": "no-cache",
  });

  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-encoding"]).toBe(encoding);
  expect(text).toContain("a script that is worth packing");
  expect([again.status, reloaded.status]).toEqual([304, 200]);
});

test.each(["/assets/gone.js", "/assets", "/assets/", "/assets/../site.json", "/assets/%2e%2e/index.html"])(
  "the unknown asset %s is 404, without a page in its place",
  async (address) => {
    const api = await testApp(aBuiltSite);

    const { status, headers } = await rawRequest(api.url, address, { accept: "*/*" });

    expect(status).toBe(404);
    expect(headers["cache-control"] ?? "").not.toContain("immutable");
  },
);

test("files beside the assets are cached for an hour", async () => {
  const api = await testApp(aBuiltSite);

  const { status, headers } = await rawRequest(api.url, "/favicon.svg");

  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
});

test("robots.txt names the sitemap and disallows the portal", async () => {
  const api = await testApp(aBuiltSite);

  const { status, headers, text } = await rawRequest(api.url, "/robots.txt");

  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Disallow: /dashboard",
      "Disallow: /api/",
      "Disallow: /graphql",
      `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
    ]),
  );
});

test.each(["/terms", "/fr", "/blog", "/no-such-page"])(
  "%s contains PUBLIC_URL as the site's address",
  async (address) => {
    const api = await testApp(aBuiltSite);

    const { text } = await rawRequest(api.url, address);

    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/`);
    expect(text).not.toContain("origin.invalid");
  },
);
