import { aBidder, anAdmin, aPartner, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { client } from "#api/testing/client.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { newTokenText } from "#api/session/tokens/tokenText.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import type { User } from "#api/users/User.ts";

const withToken = async (api: TestApp, user: User, overrides: Parameters<typeof anApiToken>[1] = {}) => {
  const { id, text } = await api.has(anApiToken(user, overrides));
  return { id, text, program: client(api.url, undefined, bearer(text)) };
};

const cutOff = newTokenText().slice(0, -1);
const mistyped = newTokenText().replace(/.$/, (last) => (last === "a" ? "b" : "a"));

test.each([
  ["Basic YWRtaW46YWRtaW4=", "Send a token as Authorization: Bearer axn_…, or leave the header out and sign in"],
  ["abc", "Send a token as Authorization: Bearer axn_…, or leave the header out and sign in"],
  ["Bearer abc", "This is not a token of this product: it is mistyped or cut off"],
  [`Bearer ${cutOff}`, "This is not a token of this product: it is mistyped or cut off"],
  [`Bearer ${mistyped}`, "This is not a token of this product: it is mistyped or cut off"],
  [`Bearer ${newTokenText()}`, "This token is not valid"],
])(
  "the header Authorization: %s is refused, not ignored, with a session and without one",
  async (authorization, sentence) => {
    const api = await testApp();
    const { id } = await api.has(aTender());
    const partner = api.as(await api.has(aPartner()));

    for (const person of [api.visitor, partner]) {
      for (const path of [
        "/api/tenders",
        "/api/projects",
        `/api/tenders/${id}/closing.ics`,
        "/api/nothing",
        "/events",
      ]) {
        const answer = await person.get(path, { authorization });
        expect(answer).toMatchObject({ status: 401, body: { error: sentence, code: "UNAUTHENTICATED" } });
        expect(answer.headers.get("www-authenticate")).toBe(
          authorization.startsWith("Bearer ") ? 'Bearer error="invalid_token"' : "Bearer",
        );
      }
      expect(await person.post("/graphql", { query: "{ serverTime }" }, { authorization })).toMatchObject({
        status: 401,
        body: { errors: [{ message: sentence, extensions: { code: "UNAUTHENTICATED" } }] },
      });
    }
  },
);

test("addresses outside the api ignore the header", async () => {
  const api = await testApp();

  expect(await api.visitor.get("/healthz", { authorization: "Bearer abc" })).toMatchObject({ status: 200 });
});

test("an expired and a revoked token, and one of a blocked or deleted user, are refused each with its sentence", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const { text: expired } = await api.has(
    anApiToken(user, { createdAt: new Date("2026-01-01"), expiresAt: new Date("2026-02-01") }),
  );
  const { text: revoked } = await api.has(anApiToken(user, { revokedAt: new Date() }));
  const { text: blocked } = await api.has(anApiToken(await api.has(aPartner({ status: "blocked" }))));
  const { text: deleted } = await api.has(anApiToken(await api.has(aPartner({ deletedAt: new Date() }))));

  const sentences = await Promise.all(
    [expired, revoked, blocked, deleted].map(
      async (token) => (await api.visitor.get("/api/tenders", bearer(token))).body.error as string,
    ),
  );

  expect(sentences).toEqual([
    "This token has expired: create a new one",
    "This token was revoked: create a new one",
    "This token is not valid",
    "This token is not valid",
  ]);
});

test.each([
  "/api/tenders?access_token=",
  "/api/tenders?anything=",
  "/api/bids.csv?token=",
  "/events?access_token=",
  "/api/tenders?key=1&key=",
])("a token in the address %s is refused with a sentence, however it is signed in", async (path) => {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const { text } = await withToken(api, user);

  const sentence =
    "Send a token in the header Authorization, never in the address. Revoke this one: addresses are logged on their way";
  expect(await api.as(user).get(path + text)).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", error: sentence },
  });
  expect(api.logged.join("\n")).not.toContain(text);
});

test.each(["token", "access_token", "query"])(
  "a token in the address /graphql?%s= is refused with a sentence",
  async (name) => {
    const api = await testApp();
    const text = newTokenText();

    expect(await api.visitor.get(`/graphql?${name}=${text}`)).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message: expect.stringMatching(/^Send a token in the header Authorization, never in the address/) as string,
            extensions: { code: "BAD_USER_INPUT" },
          },
        ],
      },
    });
    expect(api.logged.join("\n")).not.toContain(text);
  },
);

test("a token works over GraphQL, REST, downloads and events", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const { text, program } = await withToken(api, await api.has(anAdmin()));

  expect((await program.graphql("{ me { username } tenders { nodes { id } } }")).data.tenders.nodes).toEqual([
    { id: tender.id },
  ]);
  expect((await program.get("/api/tenders")).body).toMatchObject([{ id: tender.id }]);
  for (const download of [
    `/api/tenders/${tender.id}/closing.ics`,
    `/api/tenders/${tender.id}/bids.csv`,
    "/api/audit.csv",
  ])
    expect((await program.get(download)).status).toBe(200);
  expect((await program.post("/api/tenders", tenderInput())).status).toBe(201);
  const stream = await eventStream(api.url, api.visitor, bearer(text));
  await until(() => stream.count("tenders") > 0 && stream.count("bids") > 0);
  stream.close();
});

test("with a cookie too the token counts: it reads as its own user, and no cookie is set", async () => {
  const api = await testApp();
  const [owner, other] = [await api.has(aPartner()), api.as(await api.has(aPartner()))];
  const { text } = await withToken(api, owner);
  await other.signIn();

  const { body, headers } = await other.post("/graphql", { query: "{ me { username } }" }, bearer(text));

  expect(body.data.me.username).toBe(owner.username);
  expect(headers.getSetCookie()).toEqual([]);
});

test("cross-site rules guard cookies alone: a write with a token from another origin is done", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await withToken(api, admin);
  const foreign = { origin: "https://elsewhere.example" };

  const create = () => ({
    query: "mutation ($input: TenderInput!) { createTender(input: $input) { id } }",
    variables: { input: tenderInput() },
  });

  expect((await api.as(admin).post("/api/tenders", tenderInput(), foreign)).status).toBe(403);
  // The token is used even if the request also has a session cookie.
  for (const person of [api.visitor, api.as(admin)]) {
    expect((await person.post("/api/tenders", tenderInput(), { ...foreign, ...bearer(text) })).status).toBe(201);
    expect((await person.post("/graphql", create(), { ...foreign, ...bearer(text) })).body).toMatchObject({
      data: { createTender: {} },
    });
  }
});

test("a token stops with its user's block and role, in every process and in an open stream", async () => {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const { text, program } = await withToken(api, user);
  const stream = await eventStream(api.url, api.visitor, bearer(text));
  expect((await program.get("/api/users")).status).toBe(200);

  await api.db.query("UPDATE users SET is_admin = false WHERE id = $1", [user.id]);
  expect((await program.get("/api/users")).status).toBe(403);
  await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [user.id]);

  await secondApp(api, {}, async (url) =>
    expect((await client(url, undefined, bearer(text)).get("/api/tenders")).status).toBe(401),
  );
  await until(() => stream.hasEnded());
});

test("a token without an end, which only administrators have, stops with that role", async () => {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const { text: endless } = await api.has(anApiToken(user, { expiresAt: null }));
  const { text: ending } = await api.has(anApiToken(user, { expiresAt: daysFromNow(30) }));

  await api.db.query("UPDATE users SET is_admin = false WHERE id = $1", [user.id]);

  expect(await api.visitor.get("/api/tenders", bearer(endless))).toMatchObject({
    status: 401,
    body: { error: "This token is not valid" },
  });
  expect((await api.visitor.get("/api/tenders", bearer(ending))).status).toBe(200);
});

test("the hour of its last use is noted, and no address, cookie or session", async () => {
  const api = await testApp();
  const { id, program } = await withToken(api, await api.has(aPartner()));
  const used = async () =>
    (await api.db.query<[{ hour: Date | null }]>("SELECT last_used_at AS hour FROM api_tokens WHERE id = $1", [id]))[0]
      .hour;

  expect((await program.get("/api/tenders")).status).toBe(200);
  await until(async () => (await used()) !== null);

  expect((await used())?.toISOString()).toMatch(/:00:00\.000Z$/);
  const again = await api.statementsOf(() => program.get("/api/tenders"));
  expect(again.filter((statement) => /api_tokens|sessions/.test(statement))).toHaveLength(1);
  expect(await api.db.query("SELECT FROM sessions")).toEqual([]);
});

test("a bid is submitted with a token as with a session: the same receipt, the same idempotency", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const { program } = await withToken(api, await api.has(aBidder()), { scopes: ["bids:write"] });
  const body = { tenderId: tender.id, bidAmount: 5000, technicalProposal: "x".repeat(60), timelineDays: 30 };

  const first = await program.send("POST", "/api/bids", JSON.stringify(body), {
    "content-type": "application/json",
    "idempotency-key": "night-1",
  });
  const second = await program.send("POST", "/api/bids", JSON.stringify(body), {
    "content-type": "application/json",
    "idempotency-key": "night-1",
  });

  expect([first.status, second.status]).toEqual([201, 201]);
  expect((second.body as { id: string }).id).toBe((first.body as { id: string }).id);
});
