import { aPartner } from "#api/testing/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const SORRY = "Something went wrong on our side";

/** A fault of ours: a table that is not there while this happens. */
async function without({ db }: TestApp, table: string, happening: () => Promise<void>) {
  await db.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await happening();
  } finally {
    await db.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

const faultOf = (requestId: unknown, table: string) => [
  { requestId, err: { message: `relation "${table}" does not exist`, stack: expect.any(String) as string } },
];

test("our fault is INTERNAL with the request's id and nothing else; the cause goes to the log", async () => {
  const api = await testApp();

  await without(api, "projects", async () => {
    const answer = await api.visitor.get("/api/projects");

    const requestId = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ error: SORRY, code: "INTERNAL", requestId });
    expect(api.faults).toMatchObject(faultOf(requestId, "projects"));
  });
});

test("a fault in GraphQL is INTERNAL alike", async () => {
  const api = await testApp();

  await without(api, "projects", async () => {
    const answer = await api.visitor.graphql("{ projects { totalCount } me { id } }");

    const requestId = answer.headers.get("x-request-id");
    expect(answer.errors).toEqual([{ message: SORRY, path: expect.any(Array) as string[], extensions: { code: "INTERNAL", requestId } }]);
    expect(api.faults).toMatchObject(faultOf(requestId, "projects"));
  });
});

test("a fault while rights are asked for is INTERNAL too", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));
  await partner.signIn();

  await without(api, "company_profiles", async () => {
    const rest = await partner.post("/api/bids", {});
    const graphql = await partner.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", { input: {} });

    const [first, second] = [rest, graphql].map(({ headers }) => headers.get("x-request-id"));
    expect(rest.body).toEqual({ error: SORRY, code: "INTERNAL", requestId: first });
    expect(graphql.errors).toEqual([{ message: SORRY, extensions: { code: "INTERNAL", requestId: second } }]);
    expect(api.faults).toMatchObject([...faultOf(first, "company_profiles"), ...faultOf(second, "company_profiles")]);
  });
});

test.each(["/api/tenders", "/graphql"])("a fault before the operation is INTERNAL too, in the manner of %s", async (path) => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()));
  await browser.signIn();

  await without(api, "sessions", async () => {
    const answer = path === "/graphql" ? await browser.post(path, { query: "{ me { id } }" }) : await browser.get(path);

    const requestId = answer.headers.get("x-request-id");
    const fault = { code: "INTERNAL", requestId };
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(path === "/graphql" ? { errors: [{ message: SORRY, extensions: fault }] } : { error: SORRY, ...fault });
    expect(api.faults).toMatchObject(faultOf(requestId, "sessions"));
  });
});

test("a refusal is no fault: nothing is logged", async () => {
  const api = await testApp();

  await api.visitor.get("/api/users");
  await api.visitor.post("/api/login", {});
  await api.visitor.graphql("{ users { totalCount } }");
  await client(api.url).get("/api/nothing");

  expect(api.faults).toEqual([]);
});

test("each request has its own id", async () => {
  const api = await testApp();

  const [first, second] = [await api.visitor.get("/api/projects"), await api.visitor.get("/api/projects")];

  expect(first.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
});
