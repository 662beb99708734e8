import { expireFiles } from "#api/files/expireFiles.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { mailsOf, REQUEST } from "#api/testing/builders/accountMails.ts";
import { aBidder, anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { seedPerson } from "#api/testing/builders/seedPerson.ts";
import { filesDirectory, type TestApp, testApp } from "#api/testing/testApp.ts";
import { deleteMailsOfErased } from "#api/personal-data/erasePerson.ts";

const CLOSE = "mutation ($password: String!) { closeMyAccount(password: $password, language: en) }";
const ERASE =
  "mutation ($id: ID!, $password: String!) { eraseUser(id: $id, password: $password) { id username email firstName deletedAt erasedAt } }";
const close = (browser: Client, password = PASSWORD) => browser.graphql(CLOSE, { password });
const erase = (browser: Client, id: string, password = PASSWORD) => browser.graphql(ERASE, { id, password });

/** The names of the tables that contain a text in any column. */
async function tablesWith({ db }: TestApp, text: string) {
  const tables = await db.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<object[]>(
      `SELECT 1 FROM "${name}" AS stored WHERE strpos(lower(stored::text), $1) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const ACTS = {
  "closing the own account": async (_api: TestApp, { browser }: Awaited<ReturnType<typeof seedPerson>>) =>
    (await close(browser)).data,
  "an administrator's erasure": async (api: TestApp, { person }: Awaited<ReturnType<typeof seedPerson>>) =>
    (await erase(api.as(await api.has(anAdmin()), PASSWORD), person.id)).data,
  "an erasure after a deletion": async (api: TestApp, { person }: Awaited<ReturnType<typeof seedPerson>>) => {
    const admin = api.as(await api.has(anAdmin()), PASSWORD);
    expect(await admin.delete(`/api/users/${person.id}`)).toMatchObject({ status: 204 });
    return (await erase(admin, person.id)).data;
  },
};

test.each(Object.entries(ACTS))(
  "after %s no table holds a personal text, and the audit trail is whole",
  async (_name, act) => {
    const api = await testApp();
    const planted = await seedPerson(api);
    // The rate limit of reset links stores the e-mail address that was typed.
    await api.visitor.graphql(REQUEST, { login: planted.person.email, language: "en" });
    await api.settled();
    const before = await tablesWith(api, "planted");

    expect(await act(api, planted)).not.toBeNull();
    // Mark the mail that confirms the erasure as sent. deleteMailsOfErased then deletes it.
    await api.db.query("UPDATE outgoing_mails SET sent_at = now(), attempts = 1, next_attempt_at = NULL");
    await deleteMailsOfErased(api.db);
    await expireFiles(api.db, folderStore(filesDirectory()));

    expect(before).toEqual([
      "account_tokens",
      "api_tokens",
      "bid_drafts",
      "company_documents",
      "company_profiles",
      "files",
      "idempotency_keys",
      "outgoing_mails",
      "rate_limits",
      "saved_searches",
      "sessions",
      "users",
      "webhook_attempts",
      "webhooks",
    ]);
    expect(await tablesWith(api, "planted")).toEqual([]);
    for (const table of [
      "sessions",
      "account_tokens",
      "two_steps",
      "recovery_codes",
      "known_addresses",
      "known_devices",
      "bid_drafts",
      "opening_approvals",
    ])
      expect({
        table,
        rows: await api.db.query(`SELECT 1 FROM ${table} AS stored WHERE strpos(stored::text, $1) > 0`, [
          planted.person.id,
        ]),
      }).toEqual({ table, rows: [] });
    expect(
      await api.db.query(
        "SELECT key FROM rate_limits WHERE key LIKE 'mails to a proven%' OR key LIKE 'first reset links%'",
      ),
    ).toEqual([]);
    expect(await verifyAudit(api.db, "no such directory")).toMatch(/are unbroken/);
  },
);

test("the bids stay, valid and under the company's name, and can be opened and decided", async () => {
  const api = await testApp();
  const { browser, bidId, tenderId } = await seedPerson(api);
  await close(browser);
  const admin = api.as(await api.has(anAdmin()), PASSWORD);

  const { body } = await admin.get("/api/bids");
  await closeForOpening(api, tenderId);
  const opened = await admin.graphql(
    `mutation { approveOpening(tenderId: "${tenderId}", password: "${PASSWORD}") { openedAt } }`,
  );
  const decided = await admin.graphql(
    `mutation { decideBid(id: "${bidId}", status: accepted) { status bidAmount company { companyName email profile { registrationNumber phone } } } }`,
  );

  expect(body).toMatchObject([{ id: bidId, status: "pending", company: { companyName: "Kept Works" } }]);
  expect(opened.data).toMatchObject({ approveOpening: { openedAt: expect.any(String) as string } });
  expect(decided.data.decideBid).toEqual({
    status: "accepted",
    bidAmount: 190_002,
    company: {
      companyName: "Kept Works",
      email: "closed-account@erased.invalid",
      profile: { registrationNumber: "RC-1", phone: null },
    },
  });
});

test("a closed account signs in no more, loses every session, and its name and address are free; the address is told", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const [browser, elsewhere] = [api.as(partner, PASSWORD), api.as(partner, PASSWORD)];
  await elsewhere.signIn();

  expect((await close(browser)).data).toEqual({ closeMyAccount: true });

  expect([
    (await browser.get("/api/tenders")).status,
    (await elsewhere.get("/api/tenders")).status,
    (await api.as(partner).signIn()).status,
  ]).toEqual([401, 401, 401]);
  expect((await mailsOf(api, partner.email)).map(({ subject }) => subject)).toEqual(["Your account was closed"]);
  const again = {
    username: partner.username,
    email: partner.email,
    password: PASSWORD,
    firstName: "Ada",
    lastName: "Obi",
  };
  expect((await api.visitor.post("/api/register", again)).status).toBe(201);
});

test("a wrong password closes nothing, and counts as a wrong one at sign-in", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const browser = api.as(partner, PASSWORD);

  const answers = [];
  for (let time = 0; time < 11; time++) answers.push(await close(browser, "not it"));

  expect(answers[0]?.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { password: "This is not your current password" } } },
  ]);
  expect(answers.at(-1)?.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect((await browser.get("/api/tenders")).status).toBe(200);
});

test("the last active administrator cannot close the account; of two who do so at once one stays", async () => {
  const api = await testApp();
  const admins = [api.as(await api.has(anAdmin()), PASSWORD), api.as(await api.has(anAdmin()), PASSWORD)];
  await api.has(anAdmin({ status: "blocked" }));
  await Promise.all(admins.map((admin) => admin.signIn()));

  const answers = await Promise.all(admins.map((admin) => close(admin)));

  expect(answers.map(({ data }) => data?.closeMyAccount as boolean | undefined).filter(Boolean)).toEqual([true]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toMatchObject([
    {
      message: "You are the last active administrator: make somebody else an administrator first",
      extensions: { code: "CONFLICT" },
    },
  ]);
});

test("a visitor closes and a partner erases nothing", async () => {
  const api = await testApp();
  const other = await api.has(aPartner());

  const answers = [
    await close(client(api.url)),
    await erase(client(api.url), other.id),
    await erase(api.as(await api.has(aBidder()), PASSWORD), other.id),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    "UNAUTHENTICATED",
    "UNAUTHENTICATED",
    "FORBIDDEN",
  ]);
});

test("an erasure needs the administrator's own password, spares the administrator, and is done once", async () => {
  const api = await testApp();
  const [chief, partner] = [await api.has(anAdmin()), await api.has(aPartner())];
  const admin = api.as(chief, PASSWORD);

  const wrong = await erase(admin, partner.id, "not it");
  const own = await erase(admin, chief.id);
  const done = await erase(admin, partner.id);
  const again = await erase(admin, partner.id);

  expect([wrong, own, again].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    "BAD_USER_INPUT",
    "CONFLICT",
    "NOT_FOUND",
  ]);
  expect(done.data.eraseUser).toMatchObject({
    username: `closed-${partner.id}`,
    firstName: null,
    erasedAt: expect.any(String) as string,
  });
});

test("an erased user cannot be restored, and no statement fills the row again", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  await erase(admin, partner.id);

  const restored = await admin.graphql(`mutation { restoreUser(id: "${partner.id}") { id } }`);

  expect(restored.errors).toMatchObject([
    { message: "The data of this account was erased: it cannot be restored", extensions: { code: "CONFLICT" } },
  ]);
  await expect(api.db.query("UPDATE users SET first_name = 'Ada' WHERE id = $1", [partner.id])).rejects.toThrow(
    "users_erased_is_empty",
  );
});

test("closing and erasing are recorded under the person's id", async () => {
  const api = await testApp();
  const [chief, leaver, erased] = [await api.has(anAdmin()), await api.has(aPartner()), await api.has(aPartner())];
  const admin = api.as(chief, PASSWORD);
  await close(api.as(leaver, PASSWORD));
  await erase(admin, erased.id);

  const { data } = await admin.graphql("{ auditEvents { nodes { act actorId actorName subjectId } } }");

  expect(data.auditEvents.nodes).toEqual(
    expect.arrayContaining([
      { act: "closeMyAccount", actorId: leaver.id, actorName: `closed-${leaver.id}`, subjectId: leaver.id },
      { act: "eraseUser", actorId: chief.id, actorName: chief.username, subjectId: erased.id },
    ]),
  );
});
