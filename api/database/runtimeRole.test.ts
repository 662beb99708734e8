import { Client } from "pg";

import { RUNTIME_RIGHTS } from "#api/database/runtimeRights.ts";
import { aBid, tenderInput } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";
import { ownedDatabase } from "#api/testing/databases/ownedDatabase.ts";
import { failedStart, ran, type ServerProcess, startServer } from "#api/testing/servers/serverProcess.ts";
import { testApp } from "#api/testing/testApp.ts";

const ADMIN = { username: "admin", password: "correct horse" };
/** The views in RUNTIME_RIGHTS, which the test of TRUNCATE omits because views cannot be truncated. */
const VIEWS = ["companies", "submitted_bids"];
const onServerOnly = serverUrl() ? describe : describe.skip; // The embedded database has one role.

test("each table and view has its rights stated", async () => {
  const { db } = await testApp();

  const found = await db.query<{ name: string }[]>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') ORDER BY relname",
  );

  expect(Object.keys(RUNTIME_RIGHTS).sort()).toEqual(found.map(({ name }) => name).sort());
});

onServerOnly("a role that owns nothing", () => {
  let database: Awaited<ReturnType<typeof ownedDatabase>>, early: Awaited<ReturnType<typeof failedStart>>;
  let migrated: Awaited<ReturnType<typeof ran>>, server: ServerProcess, role: Client;
  beforeAll(async () => {
    database = await ownedDatabase(serverUrl() ?? "");
    const runtime = { DATABASE_URL: database.runtimeUrl };
    early = await failedStart(runtime);
    migrated = await ran("migrate", { ...runtime, DATABASE_OWNER_URL: database.ownerUrl });
    server = await startServer({ ...runtime, ADMIN_PASSWORD: ADMIN.password, DEMO: "true" });
    role = new Client({ connectionString: database.runtimeUrl });
    await role.connect();
  });
  afterAll(async () => {
    await role.end();
    await server.kill("SIGTERM");
    await database.drop();
  });

  test("is asked at the start to run pending migrations as the owner", () => {
    expect(early.code).toBe(1);
    expect(early.printed).toMatch(
      new RegExp(
        `^Axion could not start: The database has \\d+ pending migrations, and the role ${database.runtime} of DATABASE_URL does not own its tables\\. Run them as the owner: DATABASE_OWNER_URL=\\S+ npm run migrate`,
      ),
    );
  });

  test("gets its rights from the migration, which can be run again", async () => {
    const again = await ran("migrate", { DATABASE_URL: database.runtimeUrl, DATABASE_OWNER_URL: database.ownerUrl });

    expect(migrated).toMatchObject({
      code: 0,
      printed: expect.stringMatching(
        new RegExp(`^\\d+ migrations were pending and are done; ${database.runtime} has its rights\\.$`, "m"),
      ),
    });
    expect(again).toMatchObject({ code: 0, printed: expect.stringContaining("0 migrations were pending") });
  });

  test("has the product's time limits on each connection, also on those of a pooler", async () => {
    const limits = await role.query(
      "SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
    );

    expect(limits.rows).toEqual([{ lock: "2s", statement: "5s", idle: "10s" }]);
    expect(server.printed()).not.toContain("no time limits");
  });

  test.each([
    "UPDATE bid_revisions SET bid_amount = 1",
    "DELETE FROM bid_revisions",
    "TRUNCATE bids, bid_revisions CASCADE",
    "DELETE FROM bids",
    "UPDATE bids SET tender_id = uuid_v7()",
    "DELETE FROM tenders",
    "DELETE FROM users",
    "DELETE FROM migrations",
    "UPDATE secrets SET value = ''",
    "UPDATE tender_seals SET wrapped_key = ''",
    "INSERT INTO tenders_to_seal SELECT id, 2, now() FROM tenders",
    "UPDATE tenders_to_seal SET closes_at = now()",
    "DELETE FROM tenders_to_seal",
    "INSERT INTO closing_seals SELECT id, 1, tender_number, now(), now(), repeat('a', 64), '[]' FROM tenders",
    "INSERT INTO closing_seals SELECT tender_id, closing, 'T', closes_at, now(), repeat('a', 64), '[]' FROM tenders_to_seal WHERE closes_at > now()",
    "INSERT INTO audit_days (day, line) VALUES ('2125-01-01', '')",
    "ALTER TABLE bid_revisions DISABLE TRIGGER ALL",
    "DROP TRIGGER bid_revisions_are_kept ON bid_revisions",
    "DROP TABLE bids CASCADE",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "CREATE TABLE mine (id int)",
    "CREATE SCHEMA mine",
    "SET session_replication_role = replica",
    ...Object.keys(RUNTIME_RIGHTS)
      .filter((table) => !VIEWS.includes(table))
      .map((table) => `TRUNCATE ${table} CASCADE`),
  ])("is refused %s", async (sql) => {
    await role.query("BEGIN");
    const attack = await role.query(sql).catch((error: unknown) => (error as { code: string }).code);
    await role.query("ROLLBACK");

    expect(attack).toBe("42501");
  });

  test("does all that the product does", async () => {
    const admin = client(server.url, ADMIN);
    const bidder = client(server.url, { username: "ada", password: "analytical" });
    const status: Record<string, number | string> = {};
    const graph = async (who: typeof admin, name: string, mutation: string, variables: object = {}) => {
      const { data, errors } = await who.graphql(mutation, variables);
      status[name] = errors?.[0]?.message ?? "done";
      return data?.result;
    };

    status.register = (
      await client(server.url).post("/api/register", {
        username: "ada",
        password: "analytical",
        email: "ada@example.org",
        firstName: "Ada",
        lastName: "Obi",
      })
    ).status;
    status.guess = (await client(server.url).post("/api/login", { username: "ada", password: "wrong" })).status;
    status.profile = (await bidder.post("/api/company-profile", { companyName: "Ada works" })).status;
    status.contact = (
      await client(server.url).post(
        "/api/contact",
        {
          firstName: "Ada",
          lastName: "Obi",
          email: "ada@example.org",
          company: "Ada works",
          role: "supplier",
          message: "Hello",
        },
        { "idempotency-key": "once" },
      )
    ).status;
    const tender = (await admin.post("/api/tenders", tenderInput(), { "idempotency-key": "tender" })).body;
    await graph(
      bidder,
      "draft",
      `mutation ($id: ID!) { result: saveBidDraft(tenderId: $id, input: { bidAmount: "5", technicalProposal: "", timelineDays: "", documentsUrl: "" }) { version } }`,
      { id: tender.id },
    );
    const bid = (await bidder.post("/api/bids", aBid({ tenderId: tender.id }), { "idempotency-key": "bid" })).body;
    await graph(
      bidder,
      "revise",
      `mutation ($id: ID!, $input: BidRevisionInput!) { result: reviseBid(id: $id, input: $input) { revision } }`,
      { id: bid.id, input: aBid({ bidAmount: 5 }) },
    );
    await graph(bidder, "withdraw", `mutation ($id: ID!) { result: withdrawBid(id: $id) { id } }`, { id: bid.id });
    const second = (await bidder.post("/api/bids", aBid({ tenderId: tender.id }))).body;
    status.close = (await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" })).status;
    await graph(admin, "decide", `mutation ($id: ID!) { result: decideBid(id: $id, status: rejected) { status } }`, {
      id: second.id,
    });
    await graph(
      admin,
      "award",
      `mutation ($tenderId: ID!, $bidId: ID!) { result: awardTender(tenderId: $tenderId, bidId: $bidId) { status } }`,
      { tenderId: tender.id, bidId: second.id },
    );
    status.csv = (await admin.get(`/api/tenders/${tender.id}/bids.csv`)).status;
    const users = (await admin.get("/api/users")).body as { id: string; username: string }[];
    const ada = users.find(({ username }) => username === "ada")?.id;
    status.password = (await admin.patch(`/api/users/${ada}`, { password: "another one" })).status;
    status.delete = (await admin.delete(`/api/users/${ada}`)).status;
    status.tenderDeleted = (await admin.delete(`/api/tenders/${tender.id}`)).status;
    await graph(
      admin,
      "post",
      `mutation { result: createBlogPost(input: { slug: "one", title: "One", excerpt: "Two", category: "Three", body: "Four", published: true }) { id } }`,
    );
    await graph(
      admin,
      "project",
      `mutation { result: createProject(input: { title: "One", description: "Two", published: true }) { id } }`,
    );
    status.logout = (await admin.post("/api/logout")).status;

    expect(status).toEqual({
      register: 201,
      guess: 401,
      profile: 201,
      contact: 201,
      draft: "done",
      revise: "done",
      withdraw: "done",
      close: 200,
      decide: "done",
      award: "done",
      csv: 200,
      password: 200,
      delete: 204,
      tenderDeleted: 204,
      post: "done",
      project: "done",
      logout: 204,
    });
    expect(server.printed()).not.toContain('"level":50');
  });
});
