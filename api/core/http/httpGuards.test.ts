import { behindProxy } from "#api/testing/secondApp.ts";
import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const JSON_BODY = { "content-type": "application/json" };
const LIMIT = 256 * 1024;
const QUERY = JSON.stringify({ query: "{ me { id } }" });

/** A JSON body of exactly this many bytes. */
const ofBytes = (bytes: number) => {
  const empty = JSON.stringify({ query: "{ me { id } }", padding: "" }).length;
  return JSON.stringify({ query: "{ me { id } }", padding: "x".repeat(bytes - empty) });
};

test("a body over 256 kB is 413", async () => {
  const api = await testApp();

  const over = await api.visitor.send("POST", "/api/contact", ofBytes(LIMIT + 1), JSON_BODY);
  const just = await api.visitor.send("POST", "/api/contact", ofBytes(LIMIT), JSON_BODY);

  expect(over).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
  expect(just.status).toBe(400);
});

test("a body over 256 kB is 413 at /graphql too", async () => {
  const api = await testApp();

  const over = await api.visitor.send("POST", "/graphql", ofBytes(LIMIT + 1), JSON_BODY);
  const just = await api.visitor.send("POST", "/graphql", ofBytes(LIMIT), JSON_BODY);

  expect(over).toMatchObject({ status: 413, body: { errors: [{ extensions: { code: "PAYLOAD_TOO_LARGE" } }] } });
  expect(just.status).toBe(200);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
  "a body of type %s is not JSON: 415",
  async (type) => {
    const api = await testApp();

    const rest = await api.visitor.send("POST", "/api/contact", "{}", { "content-type": type });
    const graphql = await api.visitor.send("POST", "/graphql", QUERY, { "content-type": type });

    expect(rest).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
    expect(graphql).toMatchObject({
      status: 415,
      body: { errors: [{ extensions: { code: "UNSUPPORTED_MEDIA_TYPE" } }] },
    });
  },
);

test("an encoding or character set that cannot be read is 415", async () => {
  const api = await testApp();

  const charset = await api.visitor.send("POST", "/api/contact", "{}", {
    "content-type": "application/json; charset=martian",
  });
  const encoding = await api.visitor.send("POST", "/api/contact", "{}", {
    ...JSON_BODY,
    "content-encoding": "martian",
  });
  const broken = await api.visitor.send("POST", "/api/contact", "{}", { ...JSON_BODY, "content-encoding": "gzip" });

  for (const answer of [charset, encoding])
    expect(answer).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
  expect(broken).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
});

test.each<[string, Record<string, string>]>([
  ["another site's origin", { origin: "https://evil.example" }],
  ["an origin that hides its name", { origin: "null" }],
  ["what the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
])("a write from %s is refused: 403", async (_from, headers) => {
  const api = await testApp();
  const { username } = await api.has(aPartner());

  const login = await api.visitor.post("/api/login", { username, password: PASSWORD }, headers);
  const logout = await api.visitor.post("/api/logout", undefined, headers);

  for (const answer of [login, logout]) expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(login.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["https", "https://portal.example", 200],
  ["https", "http://portal.example", 403],
  ["http", "https://portal.example", 403],
  ["https", "https://portal.example:8443", 403],
])(
  "of a site served over %s the origin is the whole of it: a write from %s answers %i",
  async (scheme, origin, status) => {
    const api = await testApp();
    const { username } = await api.has(aPartner());
    const headers = { origin, "x-forwarded-proto": scheme, "x-forwarded-host": "portal.example" };

    const answer = await behindProxy(api, (visitor) =>
      visitor.post("/api/login", { username, password: PASSWORD }, headers),
    );

    expect(answer.status).toBe(status);
  },
);

/** Response headers that browsers obey only on pages. */
const OF_PAGES = [
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-permitted-cross-domain-policies",
];

test.each(["/healthz", "/nowhere", "/apis", "/graphqls", "/eventsource"])(
  "at %s the answer forbids frames, other sites' fonts and the device's sensors",
  async (path) => {
    const api = await testApp();

    const { headers } = await api.visitor.get(path, { accept: "text/html" });

    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toMatch(/font-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    for (const name of OF_PAGES) expect(headers.has(name)).toBe(true);
  },
);

test.each([
  "/api/projects",
  "/api",
  "/api/nowhere",
  "/api/openapi.json",
  "/graphql",
  "/graphql?query={me{id}}",
  "/graphql/schema.graphql",
  "/events",
])("at %s, where answers are data, one forbids to load anything, frames and guessing its type", async (path) => {
  const api = await testApp();

  const { headers } = await api.visitor.get(path);

  expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
  for (const name of [
    "strict-transport-security",
    "cross-origin-resource-policy",
    "cross-origin-opener-policy",
    "origin-agent-cluster",
    "x-xss-protection",
  ])
    expect(headers.has(name)).toBe(true);
  expect([
    headers.get("x-frame-options"),
    headers.get("x-content-type-options"),
    headers.get("referrer-policy"),
  ]).toEqual(["DENY", "nosniff", "same-origin"]);
  for (const name of OF_PAGES) expect(headers.has(name)).toBe(false);
});

test("a write from the site's own pages, or from a client that is no browser, is accepted", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());
  const login = (headers?: Record<string, string>) =>
    api.visitor.post("/api/login", { username, password: PASSWORD }, headers);

  const own = await login({ origin: api.url, "sec-fetch-site": "same-origin" });
  const plain = await login();

  expect([own.status, plain.status]).toEqual([200, 200]);
});

test("another site's page gives no leave to read: no answer carries a CORS header", async () => {
  const api = await testApp();

  const answers = [
    await api.visitor.get("/api/projects", { origin: "https://evil.example" }),
    await api.visitor.send("OPTIONS", "/graphql", undefined, {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    }),
  ];

  for (const { headers } of answers) expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("a form cannot reach /graphql, neither by POST nor by GET", async () => {
  const api = await testApp();

  const posted = await api.visitor.send("POST", "/graphql", "query={me{id}}", {
    "content-type": "application/x-www-form-urlencoded",
  });
  const got = await api.visitor.get("/graphql?query={me{id}}");
  const preflighted = await api.visitor.get("/graphql?query={me{id}}", { "apollo-require-preflight": "true" });

  expect(posted).toMatchObject({ status: 415, body: { errors: [{ extensions: { code: "UNSUPPORTED_MEDIA_TYPE" } }] } });
  expect(got).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
  expect(preflighted).toMatchObject({ status: 200, body: { data: { me: null } } });
});
