import { DOWNLOADS, ROUTES } from "#api/restTable.ts";
import { aBid, aBidder, anAdmin, aPartner, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const JSON_BODY = { "content-type": "application/json" };

test.each([
  ["PUT", "/api/tenders", "GET, HEAD, POST"],
  ["DELETE", "/api/tenders", "GET, HEAD, POST"],
  ["POST", "/api/tenders/01890000-0000-7000-8000-000000000000", "GET, HEAD, PATCH, DELETE"],
  ["GET", "/api/login", "POST"],
  ["GET", "/api/logout", "POST"],
  ["POST", "/api/projects", "GET, HEAD"],
  ["OPTIONS", "/api/bids", "GET, HEAD, POST"],
])("%s %s is a known path with another method: 405, and Allow names the right ones", async (method, path, allow) => {
  const api = await testApp();

  const answer = await api.visitor.send(method, path);

  expect(answer).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
  expect(sorted(answer.headers.get("allow"))).toEqual(sorted(allow));
});

const sorted = (methods: string | null) => methods?.split(", ").sort();

const ADDRESSES = [
  ...ROUTES.map(({ verb, path }) => [verb.toUpperCase(), path] as const),
  ...DOWNLOADS.map(({ path }) => ["GET", path] as const),
];

test.each(ADDRESSES)(
  "%s %s refuses a parameter that it does not have, by its name, and does nothing",
  async (method, path) => {
    const api = await testApp();
    const admin = api.as(await api.has(aBidder({ isAdmin: true })));
    await admin.openSession();
    const id = (await api.has(aTender())).id;
    const search = "?dryRun=true&Limit=1";

    const body = method === "GET" ? [] : ["{}", JSON_BODY];
    const answer = await admin.send(
      method,
      path.replaceAll(/:\w+/g, id) + search,
      ...(body as [string, Record<string, string>]),
    );

    expect(answer).toMatchObject({
      status: 400,
      body: { code: "BAD_USER_INPUT", fields: { dryRun: "Unknown parameter", Limit: "Unknown parameter" } },
    });
  },
);

test("a bid that is sent with an unknown parameter, as a trial, is not stored", async () => {
  const api = await testApp();
  const bidder = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender());

  const answer = await bidder.post("/api/bids?dryRun=true", aBid({ tenderId: tender.id }));

  expect(answer.status).toBe(400);
  expect(await api.db.query("SELECT id FROM bids")).toEqual([]);
});

test("rights come before an unknown parameter", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  for (const path of ["/api/users?x=1", "/api/audit.csv?x=1"]) {
    expect(await api.visitor.get(path)).toMatchObject({ status: 401 });
    expect(await partner.get(path)).toMatchObject({ status: 403 });
  }
});

test.each([
  "/ocds/releases.json?from=2026-01-01",
  "/ocds/releases.json?since=2026-01-01&page=2",
  "/ocds/records/x.json?x=1",
])("open data refuses an unknown parameter, too: %s", async (path) => {
  const api = await testApp();

  expect(await api.visitor.get(path)).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
});

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  "/api/users/1/2",
  "/api/tenders%2F1",
  "/api/%",
  "/api/%E0%A4%A",
  "/api/<b>",
])("an unknown /api path is a JSON 404: %s", async (path) => {
  const api = await testApp();

  const answer = await api.visitor.get(path);

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
});

test.each(["%E0%A4%A", "%", "%00", "1", "01890000-0000-7000-8000-00000000000g"])(
  "a malformed id in a path is 404: %s",
  async (id) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));

    const answers = [await admin.get(`/api/tenders/${id}`), await admin.patch(`/api/users/${id}`, { firstName: "x" })];

    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  },
);

test("a malformed id in a body is 400", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  await admin.post("/api/company-profile", { companyName: "Axion" });

  const answer = await admin.post("/api/bids", { tenderId: "7" });

  expect(answer).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", fields: { tenderId: expect.any(String) as string } },
  });
});

test.each([["{"], ["{'a': 1}"], ["undefined"], [""], ["null"], ["3"], ['"text"'], ["[]"], ["[1]"]])(
  "the body %j is not a JSON object: 400",
  async (body) => {
    const api = await testApp();

    const answer = await api.visitor.send("POST", "/api/register", body, JSON_BODY);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: "BAD_USER_INPUT", error: expect.any(String) as string },
    });
  },
);

test("an unknown field is refused by its name", async () => {
  const api = await testApp();

  const answer = await api.visitor.send(
    "POST",
    "/api/contact",
    '{"firstName":"Ada","age":3,"__proto__":{},"constructor":1}',
    JSON_BODY,
  );

  const unknown = "Unknown field";
  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
  expect(Object.entries(answer.body.fields as object)).toEqual([
    ["age", unknown],
    ["__proto__", unknown],
    ["constructor", unknown],
  ]);
});

test.each<[unknown]>([
  [{ toString: 1 }],
  [{ valueOf: null, toString: null }],
  [{ length: 3 }],
  [["ada"]],
  [[]],
  [true],
])("%j is no text: refused, not a fault", async (value) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/login", { username: value, password: value });

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(api.faults).toEqual([]);
});

test("rights come before input: a visitor's malformed, foreign or too large body is 401", async () => {
  const api = await testApp();
  const bodies: [string, string][] = [
    ["{", "application/json"],
    ["a=1", "text/plain"],
    [`"${"x".repeat(300_000)}"`, "application/json"],
  ];
  const answers = [];
  for (const [body, type] of bodies)
    answers.push(await api.visitor.send("POST", "/api/tenders", body, { "content-type": type }));

  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
});

test("rights come before input: a partner's invalid tender is 403, as is a tender that does not exist", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  const created = await partner.post("/api/tenders", { budgetMin: "x" });
  const patched = await partner.patch("/api/tenders/7", { budgetMin: "x" });

  for (const answer of [created, patched])
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: "Admin access required" } });
});

test("a refusal of input names every wrong field, and its sentence is the first one's", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.post(
    "/api/tenders",
    tenderInput({ title: "", budgetMin: -1, country: "Atlantis", documentsUrl: "javascript:x" }),
  );

  expect(answer.body.error).toBe("Title is required");
  expect(Object.keys(answer.body.fields as object).sort()).toEqual(["budgetMin", "country", "documentsUrl", "title"]);
});

test("the version travels as an ETag where one thing is answered", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.get(`/api/tenders/${tender.id}`);

  expect(answer.headers.get("etag")).toBe(`"${tender.version}"`);
});

test("an object may be sent back as it was answered: names that the server alone decides are passed over on every row", async () => {
  const api = await testApp();
  const { id } = await api.has(aTender());
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  const decided = {
    id: "x",
    companyId: {},
    createdAt: 1,
    createdBy: [],
    status: "pending",
    submittedAt: "never",
    version: 7,
  };

  const bid = await admin.post("/api/bids", { ...aBid({ tenderId: id }), ...decided });
  const contact = await api.visitor.post("/api/contact", { ...decided, firstName: "Ada" });
  const read = await admin.get(`/api/tenders/${id}`);
  const sentBack = await admin.patch(`/api/tenders/${id}`, read.body);

  expect(bid).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(bid.body.submittedAt).not.toBe("never");
  expect(contact.body.fields).not.toHaveProperty("id");
  expect(sentBack).toMatchObject({ status: 200, body: { title: read.body.title as string } });
});
