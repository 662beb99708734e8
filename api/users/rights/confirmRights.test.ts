import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aTwoStep, codeAt, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

const UPDATE =
  "mutation ($id: ID!, $patch: UserPatch!, $ownPassword: String, $ownCode: String) { updateUser(id: $id, patch: $patch, ownPassword: $ownPassword, ownCode: $ownCode) { id } }";
const RESTORE =
  "mutation ($id: ID!, $ownPassword: String, $ownCode: String) { restoreUser(id: $id, ownPassword: $ownPassword, ownCode: $ownCode) { id } }";
const NEW_PASSWORD = "another horse";
const AGAIN = "Please type your own password again";
const CODE_AGAIN = "Please type a code of your authenticator app, or a recovery code";

/**
 * Creates an administrator whose sign-in, 16 minutes ago, is no longer recent. Also creates another administrator, a
 * deleted administrator and a partner.
 */
async function given({ minutesAgo = 16 } = {}) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const browser = api.as(admin, PASSWORD);
  await browser.signIn();
  const signedInAgo = (minutes: number) =>
    api.db.query(
      "UPDATE sessions SET confirmed_at = now() - make_interval(mins => $1), code_confirmed_at = NULL, started_at = now() - make_interval(mins => $1)",
      [minutes],
    );
  await signedInAgo(minutesAgo);
  const partner = await api.has(aPartner());
  const people = {
    partner: partner.id,
    admin: (await api.has(anAdmin())).id,
    gone: (await api.has(anAdmin({ deletedAt: new Date() }))).id,
  };
  const accounts = () => api.db.query<object[]>("SELECT * FROM users WHERE last_sign_in_at IS NULL ORDER BY id");
  return { api, admin, browser, partner, people, accounts, signedInAgo };
}

type People = Awaited<ReturnType<typeof given>>["people"];

interface Typed {
  ownPassword?: string;
  ownCode?: string;
}

const newUser = (name: string, more: object = {}) => ({
  username: name,
  password: PASSWORD,
  email: `${name}@example.org`,
  ...more,
});

const patched =
  (patch: object) =>
  (browser: Client, { partner }: People, typed?: Typed) =>
    browser.patch(`/api/users/${partner}`, { ...patch, ...typed });

type Answer = Promise<{ status: number; body?: object; errors?: { extensions: object }[] }>;

/** Changes of accounts that need a recent sign-in, by REST and GraphQL. */
const CHANGES: [string, (browser: Client, people: People, typed?: Typed) => Answer][] = [
  ["another password", patched({ password: NEW_PASSWORD })],
  ["another e-mail address", patched({ email: "mine@example.org" })],
  ["another username", patched({ username: "another" })],
  ["another role", patched({ isAdmin: true })],
  ["a block", patched({ status: "blocked" })],
  [
    "another role by GraphQL",
    (browser, { partner: id }, typed) => browser.graphql(UPDATE, { id, patch: { isAdmin: true }, ...typed }),
  ],
  [
    "a new administrator",
    (browser, _people, typed) => browser.post("/api/users", newUser("another", { isAdmin: true, ...typed })),
  ],
  [
    "a deleted administrator",
    (browser, { admin }, typed) =>
      browser.send("DELETE", `/api/users/${admin}`, JSON.stringify(typed ?? {}), {
        "content-type": "application/json",
      }),
  ],
  ["a restored administrator", (browser, { gone: id }, typed) => browser.graphql(RESTORE, { id, ...typed })],
];

const refusalIn = ({ body, errors }: Awaited<Answer>) => errors?.[0]?.extensions ?? body;
const refusedWith = (code: string, fields: Record<string, string>) => ({ code, fields });
const isDone = ({ status, errors }: Awaited<Answer>) => status < 300 && errors === undefined;

test.each(CHANGES)(
  "%s later than 15 minutes after signing in needs the own password, and changes nothing without it",
  async (_what, change) => {
    const { browser, people, accounts } = await given();
    const before = await accounts();

    expect(refusalIn(await change(browser, people))).toMatchObject(refusedWith("FORBIDDEN", { ownPassword: AGAIN }));
    expect(refusalIn(await change(browser, people, { ownPassword: "wrong" }))).toMatchObject(
      refusedWith("BAD_USER_INPUT", { ownPassword: "This is not your current password" }),
    );
    expect(await accounts()).toEqual(before);

    expect(isDone(await change(browser, people, { ownPassword: PASSWORD }))).toBe(true);
  },
);

test.each(CHANGES)("%s within 15 minutes after signing in needs no password", async (_what, change) => {
  const { browser, people } = await given({ minutesAgo: 14 });

  expect(isDone(await change(browser, people))).toBe(true);
});

test("a password that was typed counts for 15 minutes, in its session alone", async () => {
  const { api, admin, browser, people, signedInAgo } = await given();
  const elsewhere = api.as(admin, PASSWORD);
  await elsewhere.signIn();
  await signedInAgo(16);
  const block = patched({ status: "blocked" });
  const unblock = patched({ status: "active" });

  expect(isDone(await block(browser, people, { ownPassword: PASSWORD }))).toBe(true);
  expect(isDone(await unblock(browser, people))).toBe(true);
  expect(await block(elsewhere, people)).toMatchObject({ status: 403 });
  await signedInAgo(16);
  expect(await block(browser, people)).toMatchObject({ status: 403 });
});

test("a session whose times are in the future, because the clock went back, counts as no recent sign-in", async () => {
  const { api, admin, browser, people, signedInAgo } = await given();
  await aTwoStep(api.db, admin.id);
  const needsBoth = { status: 403, body: { fields: { ownPassword: AGAIN, ownCode: CODE_AGAIN } } };
  const block = () => patched({ status: "blocked" })(browser, people);

  await signedInAgo(-60);
  await api.db.query("UPDATE sessions SET code_confirmed_at = confirmed_at");
  expect(await block()).toMatchObject(needsBoth);

  await signedInAgo(-60);
  await api.db.query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{secondStep}', 'true')`);
  expect(await block()).toMatchObject(needsBoth);
});

test("a code typed in the future, because the clock went back, does not hide a recent one at sign-in", async () => {
  const { api, admin, browser, people, signedInAgo } = await given();
  await aTwoStep(api.db, admin.id);
  await signedInAgo(1);
  await api.db.query(
    `UPDATE sessions SET code_confirmed_at = now() + interval '1 hour', sess = jsonb_set(sess::jsonb, '{secondStep}', 'true')`,
  );

  expect(isDone(await patched({ status: "blocked" })(browser, people))).toBe(true);
});

test("with REAUTHENTICATE_AFTER_MINUTES=0 each change needs the own password", async () => {
  const { api, admin, people } = await given();

  await secondApp(api, { reauthenticateAfterMinutes: 0 }, async (url) => {
    const browser = client(url, { username: admin.username, password: PASSWORD });
    const typed = { ownPassword: PASSWORD };
    const [block, unblock] = [patched({ status: "blocked" }), patched({ status: "active" })];

    expect(await block(browser, people)).toMatchObject({ status: 403, body: { fields: { ownPassword: AGAIN } } });
    expect(isDone(await block(browser, people, typed))).toBe(true);
    expect(await unblock(browser, people)).toMatchObject({ status: 403 });
    expect(isDone(await unblock(browser, people, typed))).toBe(true);
  });
});

test.each(CHANGES)("%s needs a code, too, of an administrator with two-step sign-in", async (_what, change) => {
  const { api, admin, browser, people, accounts } = await given();
  await aTwoStep(api.db, admin.id);
  const before = await accounts();
  const typed = { ownPassword: PASSWORD };

  expect(refusalIn(await change(browser, people))).toMatchObject(
    refusedWith("FORBIDDEN", { ownPassword: AGAIN, ownCode: CODE_AGAIN }),
  );
  expect(refusalIn(await change(browser, people, typed))).toMatchObject(
    refusedWith("FORBIDDEN", { ownCode: CODE_AGAIN }),
  );
  expect(refusalIn(await change(browser, people, { ...typed, ownCode: "000000" }))).toMatchObject(
    refusedWith("BAD_USER_INPUT", { ownCode: "This code is wrong or was used" }),
  );
  expect(await accounts()).toEqual(before);

  expect(isDone(await change(browser, people, { ...typed, ownCode: RECOVERY_CODE }))).toBe(true);
});

test("a code at sign-in counts for 15 minutes as the password does", async () => {
  const { api, admin, people, signedInAgo } = await given();
  await aTwoStep(api.db, admin.id);
  const browser = api.as(admin, PASSWORD);
  await browser.signIn();
  await browser.graphql("mutation ($code: String!) { completeSignIn(code: $code) { id } }", { code: codeAt() });

  expect(isDone(await patched({ status: "blocked" })(browser, people))).toBe(true);
  await signedInAgo(16);
  expect(await patched({ status: "active" })(browser, people)).toMatchObject({
    status: 403,
    body: { fields: { ownPassword: AGAIN, ownCode: CODE_AGAIN } },
  });
});

/** Mutations that have the user's own password as an argument, as GraphQL fields without the closing bracket. */
const OWN_ACTS = [
  `changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}"`,
  `changeEmail(email: "mine@example.org", password: "${PASSWORD}"`,
  `createApiToken(input: { name: "Copy", scopes: ["tenders:read"], expiresInDays: 30 }, password: "${PASSWORD}"`,
  `clearUserTwoStep(id: "PARTNER", password: "${PASSWORD}"`,
  `eraseUser(id: "PARTNER", password: "${PASSWORD}"`,
];

test.each(OWN_ACTS)("%s) needs a code of who has two-step sign-in, if the last one was longer ago", async (act) => {
  const { api, admin, browser, people } = await given();
  for (const id of [admin.id, people.partner]) await aTwoStep(api.db, id);
  const scalars = /^(?:changePassword|changeEmail)/.test(act);
  const send = (more: string) =>
    browser.graphql(
      `mutation { ${act.replace("PARTNER", people.partner)}${more}) ${scalars ? "" : "{ __typename }"} }`,
    );

  expect(refusalIn(await send(""))).toMatchObject(refusedWith("FORBIDDEN", { ownCode: CODE_AGAIN }));
  expect((await send(`, ownCode: "${RECOVERY_CODE}"`)).errors).toBeUndefined();
});

test("the own password, too, is not set by updateUser without the present one", async () => {
  const { admin, browser } = await given();

  expect(await browser.patch(`/api/users/${admin.id}`, { password: NEW_PASSWORD })).toMatchObject({
    status: 403,
    body: { fields: { ownPassword: AGAIN } },
  });
});

test("what is no right is changed without it: a name, the role and status that the user has, a partner that is made, deleted or restored", async () => {
  const { browser, people } = await given();
  const path = `/api/users/${people.partner}`;

  for (const patch of [{ firstName: "Ada" }, { isAdmin: false, status: "active", lastName: "Obi" }])
    expect(await browser.patch(path, patch)).toMatchObject({ status: 200 });
  expect(await browser.post("/api/users", newUser("another"))).toMatchObject({ status: 201 });
  expect(await browser.delete(path)).toMatchObject({ status: 204 });
  expect((await browser.graphql(RESTORE, { id: people.partner })).errors).toBeUndefined();
});

test("a token gets no rights by the password of its owner", async () => {
  const { api, admin, people, accounts } = await given();
  const { text } = await api.has(anApiToken(admin));
  const program = client(api.url, undefined, bearer(text));
  const before = await accounts();

  for (const [what, change] of CHANGES.filter(([what]) => what !== "a block"))
    expect([what, refusalIn(await change(program, people, { ownPassword: PASSWORD }))]).toMatchObject([
      what,
      { code: "FORBIDDEN" },
    ]);
  expect(await accounts()).toEqual(before);
});

test("a wrong own password is recorded, and tries are limited as at sign-in", async () => {
  const { api, admin, browser, people } = await given();
  const makeAdmin = (ownPassword: string) => patched({ isAdmin: true })(browser, people, { ownPassword });

  const answers = [];
  for (let place = 0; place < 11; place++) answers.push((await makeAdmin("wrong")).status);

  expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await makeAdmin(PASSWORD)).toMatchObject({ status: 429 });
  expect(await api.db.query("SELECT act, outcome, actor_id FROM audit_events WHERE act = 'updateUser'")).toEqual([
    { act: "updateUser", outcome: "BAD_USER_INPUT", actor_id: admin.id },
  ]);
  expect(JSON.stringify([await api.db.query("SELECT * FROM audit_events"), api.logged])).not.toContain("wrong");
});

test("wrong own codes are recorded and limited as at sign-in", async () => {
  const { api, admin, browser, people } = await given({ minutesAgo: 1 });
  await aTwoStep(api.db, admin.id);
  const makeAdmin = (ownCode: string) => patched({ isAdmin: true })(browser, people, { ownCode });

  const answers = [];
  for (let place = 0; place < 11; place++) answers.push((await makeAdmin("000000")).status);

  expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await makeAdmin(RECOVERY_CODE)).toMatchObject({ status: 429 });
  expect(await api.db.query("SELECT act, outcome, actor_id FROM audit_events WHERE act = 'updateUser'")).toEqual([
    { act: "updateUser", outcome: "BAD_USER_INPUT", actor_id: admin.id },
  ]);
});

test("who may not change users is told so, whatever is typed, and nobody else's user is found by the password", async () => {
  const { api, partner, browser } = await given();

  expect(
    await api.as(partner, PASSWORD).patch(`/api/users/${partner.id}`, { isAdmin: true, ownPassword: PASSWORD }),
  ).toMatchObject({ status: 403 });
  expect(
    await browser.patch("/api/users/0198c1f0-0000-7000-8000-000000000001", { isAdmin: true, ownPassword: "wrong" }),
  ).toMatchObject({ status: 404 });
});
