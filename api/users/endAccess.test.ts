import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { aWebhook } from "#api/testing/builders/webhooks.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * Creates a partner with a session, an API token, a webhook, a known device, a known network address and a mailed link.
 */
async function given() {
  const api = await testApp();
  const owner = await api.has(aPartner());
  const browser = api.as(owner, PASSWORD);
  await browser.signIn();
  const { text } = await api.has(anApiToken(owner, { scopes: ["tenders:read"] }));
  const program = client(api.url, undefined, bearer(text));
  await api.has(aWebhook(owner));
  await api.db.query(
    "INSERT INTO account_tokens (sha256, user_id, purpose, email, expires_at) VALUES (repeat('a', 64), $1, 'email', 'thief@example.org', now() + interval '1 day')",
    [owner.id],
  );
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const left = async () =>
    (
      await api.db.query<[object]>(
        `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions,
                (SELECT count(*)::int FROM api_tokens WHERE user_id = $1 AND revoked_at IS NULL) AS tokens,
                (SELECT count(*)::int FROM webhooks WHERE user_id = $1) AS webhooks,
                (SELECT count(*)::int FROM known_devices WHERE user_id = $1 AND fingerprint <> repeat('0', 64)) AS devices,
                (SELECT count(*)::int FROM known_addresses WHERE user_id = $1) AS addresses,
                (SELECT count(*)::int FROM account_tokens WHERE user_id = $1) AS links`,
        [owner.id],
      )
    )[0];
  return { api, owner, browser, program, admin, left };
}

type Given = Awaited<ReturnType<typeof given>>;

async function reset({ api, owner }: Given) {
  await api.visitor.graphql(REQUEST, { login: owner.username, language: "en" });
  await api.settled();
  const token = tokenIn((await mailsOf(api, owner.email))[0]!);
  await api.visitor.graphql(RESET, { token, password: "another horse" });
}

const patched =
  (patch: object) =>
  ({ admin, owner }: Given) =>
    admin.patch(`/api/users/${owner.id}`, patch);

const TAKEN_BACK: [string, (given: Given) => Promise<unknown>][] = [
  ["a reset of the password", reset],
  ["a password that an administrator sets", patched({ password: "another horse" })],
  ["a block", patched({ status: "blocked" })],
  ["a ban", patched({ status: "banned" })],
  ["a deletion", ({ admin, owner }) => admin.delete(`/api/users/${owner.id}`)],
  ["Sign out everywhere", ({ browser }) => browser.graphql("mutation { signOutEverywhere }")],
];

test.each(TAKEN_BACK)(
  "%s ends sessions, API tokens, webhooks, known devices and addresses, and mailed links",
  async (_act, takeBack) => {
    const all = await given();
    expect(await all.left()).toEqual({ sessions: 1, tokens: 1, webhooks: 1, devices: 1, addresses: 1, links: 1 });

    await takeBack(all);

    expect(await all.left()).toEqual({ sessions: 0, tokens: 0, webhooks: 0, devices: 0, addresses: 0, links: 0 });
    expect(await all.program.get("/api/tenders")).toMatchObject({ status: 401 });
  },
);

test.each([
  ["unblocked", patched({ status: "blocked" }), patched({ status: "active" })],
  [
    "restored",
    ({ admin, owner }: Given) => admin.delete(`/api/users/${owner.id}`),
    ({ admin, owner }: Given) => admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: owner.id }),
  ],
])("an account that is %s has no token of before", async (_how, end, revive) => {
  const all = await given();
  await end(all);

  await revive(all);

  expect(await all.api.as(all.owner).signIn()).toMatchObject({ status: 200 });
  expect(await all.program.get("/api/tenders")).toMatchObject({ status: 401 });
});

test("a change of the own password ends other sessions, and keeps tokens and webhooks", async () => {
  const all = await given();

  await all.browser.graphql(
    `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "another horse") }`,
  );

  expect(await all.left()).toMatchObject({ sessions: 1, tokens: 1, webhooks: 1 });
});

test("an administrator who becomes a partner and an administrator again has no administrator's token of before", async () => {
  const api = await testApp();
  const other = await api.has(anAdmin());
  const tokens = [
    await api.has(anApiToken(other, { scopes: ["users:write"] })),
    await api.has(anApiToken(other, { scopes: ["tenders:read"], expiresAt: null })),
    await api.has(anApiToken(other, { scopes: ["tenders:read"] })),
  ];
  const chief = api.as(await api.has(anAdmin()), PASSWORD);

  for (const isAdmin of [false, true])
    expect(await chief.patch(`/api/users/${other.id}`, { isAdmin })).toMatchObject({ status: 200 });

  const answers = tokens.map(({ text }) => api.visitor.get("/api/projects", bearer(text)));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 200]);
});
