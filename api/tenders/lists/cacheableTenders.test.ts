import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBidder, aSubmittedBid, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";

const LIST =
  "query ($filter: TenderFilter) { tenders(first: 50, filter: $filter) { nodes { title status } totalCount } }";

/** Reads the tenders' titles with GraphQL and with REST, and expects both to return the same titles. */
async function titles(client: Client) {
  const graphql = await client.graphql(LIST);
  const rest = await client.get("/api/tenders");
  const byGraphql = graphql.data.tenders.nodes.map(({ title }: { title: string }) => title) as string[];
  const byRest = rest.body.map(({ title }: { title: string }) => title) as string[];
  expect(byGraphql.toSorted()).toEqual(byRest.toSorted());
  return byRest.toSorted();
}

test("a list that was read before costs one statement, by GraphQL and REST", async () => {
  const { api, partner } = await adminAndPartner();
  await api.has(aTender({ title: "Bridge" }));
  await titles(partner);

  // Returns the smallest number of ten tries, because background work, such as reading changes for event streams, also
  // executes statements.
  const fewestOf = async (request: () => Promise<unknown>) => {
    const counts: number[] = [];
    for (let tries = 0; tries < 10; tries++) counts.push((await api.statementsOf(request)).length);
    return Math.min(...counts);
  };
  const byGraphql = await fewestOf(() => partner.graphql(LIST));
  const byRest = await fewestOf(() => partner.get("/api/tenders"));
  const revision = await fewestOf(() => partner.graphql("{ tenderRevision }"));

  expect([byGraphql, byRest, revision]).toEqual([1, 1, 1]);
});

test("every change of a tender is in the next answer", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const seen = [await titles(partner)];

  // Create the tender as closed. A change of an open tender would issue an addendum, and the addendum's row would
  // prevent the later SQL DELETE of the tender.
  const { body: tender } = await admin.post("/api/tenders", tenderInput({ title: "Bridge", status: "closed" }));
  seen.push(await titles(partner));
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Longer bridge" });
  seen.push(await titles(partner));
  await admin.delete(`/api/tenders/${tender.id}`);
  seen.push(await titles(partner));
  await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id: tender.id });
  seen.push(await titles(partner));
  await api.db.query("UPDATE tenders SET title = 'By hand'");
  seen.push(await titles(partner));
  await api.db.query("TRUNCATE tenders CASCADE").catch(() => api.db.query("DELETE FROM tenders"));
  seen.push(await titles(partner));

  expect(seen).toEqual([[], ["Bridge"], ["Longer bridge"], [], ["Longer bridge"], ["By hand"], []]);
});

test("a partner is never sent the body that an administrator was sent, nor told that it is unchanged", async () => {
  const { api, admin, partner } = await adminAndPartner();
  await api.has(aTender({ title: "Public" }));
  await api.has(aTender({ title: "Secret", status: "draft" }));
  const { headers } = await rawRequest(api.url, "/api/tenders", { cookie: admin.cookie });

  expect(await titles(admin)).toEqual(["Public", "Secret"]);
  expect(await titles(partner)).toEqual(["Public"]);
  expect(await titles(admin)).toEqual(["Public", "Secret"]);
  const conditional = await rawRequest(api.url, "/api/tenders", {
    cookie: partner.cookie,
    "if-none-match": String(headers.etag),
  });

  expect([conditional.status, JSON.parse(conditional.text)]).toMatchObject([200, [{ title: "Public" }]]);
});

test("an administrator who loses the role reads as a partner at once", async () => {
  const { api, admin } = await adminAndPartner();
  await api.has(aTender({ title: "Secret", status: "draft" }));
  expect(await titles(admin)).toEqual(["Secret"]);

  await api.db.query("UPDATE users SET is_admin = false");

  expect(await titles(admin)).toEqual([]);
});

test("a visitor and a blocked user get 401, whatever is kept", async () => {
  const { api, partner } = await adminAndPartner();
  await api.has(aTender());
  const { headers } = await partner.get("/api/tenders");
  await titles(partner);
  await api.db.query("UPDATE users SET status = 'blocked' WHERE NOT is_admin");

  for (const client of [partner, api.visitor]) {
    const rest = await client.get("/api/tenders", { "if-none-match": String(headers.get("etag")) });
    const graphql = await client.graphql(LIST);
    expect(rest).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
    expect(graphql.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  }
});

test("fields that depend on the clock or the person are read each time", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const tender = await api.has(aTender({ status: "open", closingDate: daysFromNow(1) }));
  const open = "{ tenders { nodes { acceptsBids } } }";
  const bids = "{ tenders { nodes { bidCount bids { bidAmount } } } }";
  const lists = [
    [open, undefined],
    [LIST, { filter: { acceptsBids: true } }],
    [LIST, { filter: { closingWithinDays: 3 } }],
    ["{ tenders(filter: { closingWithinDays: 3 }) { nodes { id } } }", undefined],
    ["query ($filter: TenderFilter = { acceptsBids: true }) { tenders(filter: $filter) { nodes { id } } }", undefined],
    [bids, undefined],
    ["{ tenders { nodes { id } } myBids { totalCount } }", undefined],
    ["query A { tenders { nodes { id } } } query B { serverTime }", undefined],
  ] as const;
  for (const [query, variables] of lists) await partner.graphql(query, variables);

  for (const [query, variables] of lists.slice(0, -1))
    expect((await api.statementsOf(() => partner.graphql(query, variables))).length).toBeGreaterThan(1);

  expect((await admin.graphql(bids)).data.tenders.nodes).toEqual([{ bidCount: 0, bids: [] }]);
  await api.has(aSubmittedBid({ tenderId: tender.id, companyId: (await api.has(aBidder())).id }));
  expect((await admin.graphql(bids)).data.tenders.nodes).toMatchObject([{ bidCount: 1 }]);
});

test("a refusal is decided again each time", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const tender = await api.has(aTender({ status: "draft" }));
  const query =
    "query ($id: ID!, $deleted: Boolean) { tender(id: $id) { title } tenders(filter: { deleted: $deleted }) { totalCount } }";
  const ask = async (client: Client) =>
    (await client.graphql(query, { id: tender.id, deleted: true })).errors
      ?.map(({ extensions }) => extensions.code)
      .toSorted();

  expect(await ask(admin)).toBeUndefined();
  expect(await ask(partner)).toEqual(["FORBIDDEN", "NOT_FOUND"]);
  expect(await ask(partner)).toEqual(["FORBIDDEN", "NOT_FOUND"]);
  expect((await api.statementsOf(() => ask(partner))).length).toBeGreaterThan(1);
});

test("the REST list is 304 after one statement while no tender changed", async () => {
  const { api, partner } = await adminAndPartner();
  await api.has(aTender());
  const ask = (etag = "") => rawRequest(api.url, "/api/tenders", { cookie: partner.cookie, "if-none-match": etag });
  const { headers } = await ask();

  const statements = await api.statementsOf(async () =>
    expect(await ask(headers.etag)).toMatchObject({ status: 304, text: "", headers: { etag: headers.etag } }),
  );
  await api.db.query("UPDATE tenders SET title = 'Changed'");
  const changed = await ask(headers.etag);

  expect([statements.length, headers["cache-control"]]).toEqual([1, "no-store"]);
  expect([changed.status, JSON.parse(changed.text)]).toMatchObject([200, [{ title: "Changed" }]]);
});

test.each(["br", "gzip", "identity"])(
  "answers over 1 kB are sent as %s, kept or not, with the same content",
  async (encoding) => {
    const { api, partner } = await adminAndPartner();
    await api.has(aTender({ description: "A bridge. ".repeat(500) }));
    const encoded = { "accept-encoding": encoding, cookie: partner.cookie, accept: "application/json" };
    const { body } = await partner.get("/api/tenders");

    const [cold, kept] = [
      await rawRequest(api.url, "/api/tenders", encoded),
      await rawRequest(api.url, "/api/tenders", encoded),
    ];
    const single = await rawRequest(api.url, `/api/tenders/${body[0].id}`, encoded);
    const small = await rawRequest(api.url, "/api/me", encoded);

    for (const { headers, text } of [cold, kept]) {
      expect(JSON.parse(text)).toEqual(body);
      expect([headers["content-encoding"] ?? "identity", headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    }
    expect([single.headers["content-encoding"] ?? "identity", JSON.parse(single.text)]).toEqual([encoding, body[0]]);
    expect(small.headers["content-encoding"]).toBeUndefined();
  },
);
