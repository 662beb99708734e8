import { persistedQueries } from "#api/core/graphql/persistedQueries.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { BROWSER_HEADERS, browserDocuments, sha256Of } from "#api/testing/browserRequest.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { heapBytes } from "#api/testing/heapBytes.ts";
import { testApp } from "#api/testing/testApp.ts";

const named = (query: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: sha256Of(query) } } });
const address = (query: string, more: Record<string, string> = {}) =>
  `/graphql?${new URLSearchParams({ extensions: JSON.stringify(named(query).extensions), ...more }).toString()}`;
const NOT_FOUND = { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "BAD_USER_INPUT" } }] };
/** A browser sends this header only from a script of this site, so Apollo accepts a GET request with it. */
const PREFLIGHT = { "apollo-require-preflight": "true" };

/** Makes the text of each document unique, because the server caches documents between tests. */
let count = 0;
const aDocument = (fields = "serverTime") => `query Persisted${++count} { ${fields} }`;
const register = (person: Client, query: string) => person.post("/graphql", { query, ...named(query) });

test("a document that was sent once with its SHA-256 is answered by it alone, by POST and by GET, to everybody", async () => {
  const { api, partner } = await adminAndPartner();
  const query = aDocument();

  expect((await api.visitor.post("/graphql", named(query))).body).toMatchObject(NOT_FOUND);
  expect((await register(partner, query)).body.data).toHaveProperty("serverTime");

  for (const answer of [await api.visitor.post("/graphql", named(query)), await partner.get(address(query), PREFLIGHT)])
    expect(answer).toMatchObject({ status: 200, body: { data: { serverTime: expect.any(String) as string } } });
});

test("variables come with each request, and rights are those of who asks", async () => {
  const api = await testApp();
  const { id } = await api.has(aTender({ title: "Dam" }));
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin, { scopes: ["bids:read"] }));
  const query = `query Persisted${++count} ($id: ID!) { tender(id: $id) { title } }`;
  await register(api.as(admin), query);
  const variables = JSON.stringify({ id });

  expect((await api.as(admin).get(address(query, { variables }), PREFLIGHT)).body.data).toEqual({
    tender: { title: "Dam" },
  });
  expect((await api.visitor.get(address(query, { variables }), PREFLIGHT)).body).toMatchObject({
    errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  });
  expect(
    (await client(api.url, undefined, bearer(text)).get(address(query, { variables }), PREFLIGHT)).body,
  ).toMatchObject({ errors: [{ message: "This token lacks the scope tenders:read" }] });
});

test("a GET without a header that other sites cannot send is refused, and a mutation by GET always", async () => {
  const { partner } = await adminAndPartner();
  const [query, mutation] = [aDocument(), `mutation Persisted${++count} { logout }`];
  await register(partner, query);
  await partner.post("/graphql", {
    query: `${mutation} query Other { serverTime }`,
    operationName: "Other",
    extensions: named(`${mutation} query Other { serverTime }`).extensions,
  });

  const crossSite = await partner.get(address(query), { "sec-fetch-site": "cross-site" });
  const written = await partner.get(
    address(`${mutation} query Other { serverTime }`, { operationName: `Persisted${count}` }),
    PREFLIGHT,
  );

  expect(crossSite).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
  expect(written).toMatchObject({ status: 405, body: { errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] } });
  expect((await partner.graphql("{ me { id } }")).data.me).not.toBeNull();
});

test("a text under another's SHA-256, or of another version, is refused and not kept", async () => {
  const api = await testApp();
  const [query, other] = [aDocument(), aDocument("__typename")];

  const wrong = await api.visitor.post("/graphql", { query: other, ...named(query) });
  const version = await api.visitor.post("/graphql", {
    query,
    extensions: { persistedQuery: { version: 2, sha256Hash: sha256Of(query) } },
  });

  for (const answer of [wrong, version])
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
  expect((await api.visitor.post("/graphql", named(query))).body).toMatchObject(NOT_FOUND);
});

test("a document that is no valid one is not kept, and one that costs too much is refused each time", async () => {
  const api = await testApp();
  const [invalid, dear] = [
    aDocument("nonsense"),
    aDocument(Array.from({ length: 25 }, (_, n) => `a${n}: blogPosts(first: 100) { nodes { bodyHtml } }`).join(" ")),
  ];

  for (const query of [invalid, dear]) expect((await register(api.visitor, query)).status).toBe(400);

  expect((await api.visitor.post("/graphql", named(invalid))).body).toMatchObject(NOT_FOUND);
  expect((await api.visitor.post("/graphql", named(dear))).body).toMatchObject({
    errors: [{ message: expect.stringMatching(/^This document costs/) as string }],
  });
});

test("the memory of documents is bounded: the oldest make room, and a huge one is not kept", async () => {
  const { cache } = persistedQueries();
  await cache.set("huge", "x".repeat(40_000));
  for (let count = 0; count < 200; count++) await cache.set(`${count}`, "x".repeat(20_000));

  expect(await cache.get("huge")).toBeUndefined();
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("199")).toHaveLength(20_000);
});

test("a fresh process with the built site answers each of its documents by the hash alone, with the web's own header, and never a mutation by GET", async () => {
  const { api, admin } = await adminAndPartner();
  const texts = browserDocuments();

  await secondApp(api, { builtSite: await aBuiltSite() }, async (url) => {
    const browser = client(url, undefined, BROWSER_HEADERS);
    browser.cookie = admin.cookie;
    for (const text of texts) {
      const { status, body } = (await browser.get(address(text))) as {
        status: number;
        body: { errors?: [{ message: string; extensions: { code: string } }] };
      };
      const answer = { text, status, message: body.errors?.[0].message, code: body.errors?.[0].extensions.code };
      if (text.startsWith("mutation")) expect(answer).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
      // Most documents are refused here because their required variables are missing.
      else if (body.errors)
        expect(answer).toMatchObject({
          message: expect.stringMatching(/^Variable "\$/) as string,
          code: "BAD_USER_INPUT",
        });
    }
    expect((await browser.get(address(aDocument()))).body).toMatchObject(NOT_FOUND);
  });
  expect(texts.length).toBeGreaterThan(100);
});

test("the web's documents stay while others come and go, which are answered as ever", async () => {
  const { api, admin } = await adminAndPartner();
  const own = browserDocuments().find((text) => text.startsWith("query ServerTime")) ?? "";

  await secondApp(api, { builtSite: await aBuiltSite() }, async (url) => {
    const other = client(url);
    other.cookie = admin.cookie;
    for (let time = 0; time < 200; time++)
      expect((await register(other, `${aDocument()} # ${"x".repeat(30_000)}`)).body.data).toHaveProperty("serverTime");

    expect((await other.get(address(own), PREFLIGHT)).body.data).toHaveProperty("serverTime");
    expect((await other.post("/graphql", { query: aDocument() })).body.data).toHaveProperty("serverTime");
  });
});

test("a document that came in an address holds none of the rest of the address", async () => {
  const { cache } = persistedQueries();
  const before = heapBytes();

  for (let n = 0; n < 300; n++) {
    const address = JSON.parse(JSON.stringify(`/graphql?query={__typename ${n}}&rest=${"x".repeat(16_000)}`)) as string;
    await cache.set(`apq:${n}`, address.slice(15, 31));
  }

  expect(heapBytes() - before).toBeLessThan(1_000_000);
});
