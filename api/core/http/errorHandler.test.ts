import { aBidder, aPartner, aTender, PROPOSAL } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const SORRY = "Something went wrong on our side";

/** Renames the table while `happening` runs, which causes internal errors. */
async function without({ db }: TestApp, table: string, happening: () => Promise<void>) {
  await db.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await happening();
  } finally {
    await db.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

/**
 * Makes all inserts into these tables fail while `happening` runs. PostgreSQL's error detail then quotes the whole row.
 */
async function refusingInserts({ db }: TestApp, tables: string[], happening: () => Promise<void>) {
  for (const table of tables)
    await db.query(`ALTER TABLE ${table} ADD CONSTRAINT for_this_test CHECK (false) NOT VALID`);
  try {
    await happening();
  } finally {
    for (const table of tables) await db.query(`ALTER TABLE ${table} DROP CONSTRAINT for_this_test`);
  }
}

/** A proposal with a line that looks like a stack frame. */
const PLANTED_PROPOSAL = `planted-proposal\n    at planted (/a.ts:1:1)\n${PROPOSAL}`;
const CHECK_VIOLATION = "23514";
const UNDEFINED_TABLE = "42P01";
const faultOf = (requestId: unknown) => [
  {
    requestId,
    err: { name: "QueryFailedError", code: UNDEFINED_TABLE, stack: expect.stringMatching(/^ {4}at /) as string },
  },
];

test("a server error is INTERNAL with the request's id and nothing else; its cause is logged", async () => {
  const api = await testApp();

  await without(api, "projects", async () => {
    const answer = await api.visitor.get("/api/projects");

    const requestId = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ error: SORRY, code: "INTERNAL", requestId });
    expect(api.faults).toMatchObject(faultOf(requestId));
  });
});

test("a fault in GraphQL is INTERNAL alike", async () => {
  const api = await testApp();

  await without(api, "projects", async () => {
    const answer = await api.visitor.graphql("{ projects { totalCount } me { id } }");

    const requestId = answer.headers.get("x-request-id");
    expect(answer.errors).toEqual([
      { message: SORRY, path: expect.any(Array) as string[], extensions: { code: "INTERNAL", requestId } },
    ]);
    expect(api.faults).toMatchObject(faultOf(requestId));
  });
});

test("a fault while rights are asked for is INTERNAL too", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));
  await partner.openSession();

  await without(api, "company_profiles", async () => {
    const rest = await partner.post("/api/bids", {});
    const graphql = await partner.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
      input: {},
    });

    const [first, second] = [rest, graphql].map(({ headers }) => headers.get("x-request-id"));
    expect(rest.body).toEqual({ error: SORRY, code: "INTERNAL", requestId: first });
    expect(graphql.errors).toEqual([{ message: SORRY, extensions: { code: "INTERNAL", requestId: second } }]);
    expect(api.faults).toMatchObject([...faultOf(first), ...faultOf(second)]);
  });
});

test.each(["/api/tenders", "/graphql"])(
  "a fault before the operation is INTERNAL too, in the manner of %s",
  async (path) => {
    const api = await testApp();
    const browser = api.as(await api.has(aPartner()));
    await browser.openSession();

    await without(api, "sessions", async () => {
      const answer =
        path === "/graphql" ? await browser.post(path, { query: "{ me { id } }" }) : await browser.get(path);

      const requestId = answer.headers.get("x-request-id");
      const fault = { code: "INTERNAL", requestId };
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual(
        path === "/graphql" ? { errors: [{ message: SORRY, extensions: fault }] } : { error: SORRY, ...fault },
      );
      expect(api.faults).toMatchObject(faultOf(requestId));
    });
  },
);

test("no level of the log holds typed text, a password, its hash, an address, a query string or a cookie", async () => {
  const api = await testApp();
  const [tender, user] = [await api.has(aTender()), await api.has(aBidder({ email: "planted@example.org" }))];
  const bidder = api.as(user);
  await bidder.signIn();
  await api.visitor.get("/api/projects?token=planted-query");
  await api.visitor.post("/graphql?planted-query", {
    query: "{ planted }",
    variables: { planted: "planted-variable" },
  });

  await refusingInserts(api, ["bids", "users", "outgoing_mails"], async () => {
    const bid = await bidder.post("/api/bids", {
      tenderId: tender.id,
      bidAmount: 7_777_777,
      timelineDays: 90,
      technicalProposal: PLANTED_PROPOSAL,
    });
    const account = await api.visitor.post("/api/register", {
      username: "planted-name",
      email: "planted-mail@example.org",
      password: "planted-password",
      firstName: "Planted",
      lastName: "planted",
    });
    const contact = {
      firstName: "planted-ada",
      lastName: "Obi",
      email: "planted-mail@example.org",
      company: "planted",
      role: "other",
      message: "planted-message",
    };
    const request = await api.visitor.graphql(
      "mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id } }",
      { input: contact },
    );

    expect([bid.body.code, account.body.code, request.errors?.[0]?.extensions.code]).toEqual([
      "INTERNAL",
      "INTERNAL",
      "INTERNAL",
    ]);
    expect(api.faults).toMatchObject(
      ["bids", "users", "outgoing_mails"].map((table) => ({
        err: { code: CHECK_VIOLATION, table, constraint: "for_this_test" },
      })),
    );
  });

  const log = api.logged.join("");
  expect(log).toContain('"path":"/api/bids"');
  for (const secret of [
    "planted",
    "7777777",
    PROPOSAL,
    "argon2",
    bidder.cookie.split("=")[1] ?? "",
    "INSERT",
    "SELECT",
  ])
    expect(log).not.toContain(secret);
  api.faults.length = 0;
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
