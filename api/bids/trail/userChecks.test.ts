import { recordAsFound } from "#api/bids/trail/recordAsFound.ts";
import { outcomeDifferences } from "#api/bids/trail/verifyOutcomes.ts";
import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { aTwoStep, codeAt } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { createRuntimeRole } from "#api/testing/databases/runtimeRole.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const NEW_PASSWORD = "another secret horse";

async function done(by: Client, mutation: string, variables: object = {}) {
  const { data, errors } = await by.graphql(mutation, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const SET_UP = "mutation ($password: String!) { setUpTwoStep(password: $password) { secret } }";
const CONFIRM = "mutation ($code: String!) { confirmTwoStep(code: $code) }";

/** Turns on two-step sign-in with the mutations of the settings screen, and returns the recovery codes. */
async function turnOn(by: Client) {
  const { setUpTwoStep } = await done(by, SET_UP, { password: PASSWORD });
  const { secret } = setUpTwoStep as { secret: string };
  return (await done(by, CONFIRM, { code: codeAt(Date.now(), secret) })).confirmTwoStep as [string, string];
}

async function resetBy(api: TestApp, token: string) {
  await done(api.visitor, RESET, { token, password: NEW_PASSWORD });
}

type Act = (api: TestApp, root: Client) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  register: (api) =>
    api.visitor.post("/api/register", {
      username: "ada",
      email: "ada@example.org",
      password: PASSWORD,
      firstName: "Ada",
      lastName: "Obi",
    }),
  createUser: (_api, root) =>
    root.post("/api/users", { username: "ada", email: "ada@example.org", password: PASSWORD, isAdmin: true }),
  async updateUser(api, root) {
    const { id } = await partner(api);
    await root.patch(`/api/users/${id}`, { password: NEW_PASSWORD });
    await root.patch(`/api/users/${id}`, { email: "Ada@example.net" });
  },
  async changePassword(api) {
    await done(
      api.as(await partner(api)),
      "mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) }",
      { from: PASSWORD, to: NEW_PASSWORD },
    );
  },
  async resetPassword(api) {
    const { id, email } = await partner(api);
    await aTwoStep(api.db, id);
    await recordAsFound(api.db.manager);
    await api.db.query("UPDATE users SET email_proven_at = NULL WHERE id = $1", [id]);
    await done(api.visitor, REQUEST, { login: email, language: "en" });
    await api.settled();
    await resetBy(api, tokenIn((await mailsOf(api, email)).at(-1)!));
  },
  async "confirmEmail and undoEmailChange"(api) {
    const { email, username } = await partner(api);
    await done(api.as({ username }), `mutation { changeEmail(email: "ada@example.net", password: "${PASSWORD}") }`);
    const token = tokenIn((await mailsOf(api, "ada@example.net")).at(-1)!);
    await done(api.visitor, "mutation ($token: String!) { confirmEmail(token: $token) }", { token });
    expect(await outcomeDifferences(api.db.manager)).toEqual([]);
    await resetBy(api, tokenIn((await mailsOf(api, email)).at(-1)!));
  },
  async "setUpTwoStep, confirmTwoStep, completeSignIn and turnOffTwoStep"(api) {
    const { username } = await partner(api);
    const by = api.as({ username });
    const [first, second] = await turnOn(by);
    expect(await outcomeDifferences(api.db.manager)).toEqual([]);
    const other = client(api.url);
    await other.post("/api/login", { username, password: PASSWORD });
    await done(other, "mutation ($code: String!) { completeSignIn(code: $code) { id } }", { code: first });
    expect(await outcomeDifferences(api.db.manager)).toEqual([]);
    await done(
      other,
      "mutation ($code: String!, $password: String!) { turnOffTwoStep(code: $code, password: $password) }",
      {
        code: second,
        password: PASSWORD,
      },
    );
  },
  async clearUserTwoStep(api, root) {
    const { id } = await partner(api);
    await aTwoStep(api.db, id);
    await recordAsFound(api.db.manager);
    await done(
      root,
      "mutation ($id: ID!, $password: String!) { clearUserTwoStep(id: $id, password: $password) { id } }",
      {
        id,
        password: PASSWORD,
      },
    );
  },
  async closeMyAccount(api) {
    await done(api.as(await partner(api)), `mutation { closeMyAccount(password: "${PASSWORD}") }`);
  },
};

async function partner(api: TestApp) {
  const user = await api.has(aPartner());
  await recordAsFound(api.db.manager);
  return user;
}

test.each(Object.entries(ACTS))("what accounts sign in with is what the trail says after %s", async (_name, act) => {
  const api = await testApp();
  const root = api.as(await api.has(anAdmin()));
  await recordAsFound(api.db.manager);

  await act(api, root);

  expect(await outcomeDifferences(api.db.manager)).toEqual([]);
});

const FORGERIES = [
  ["a password", "UPDATE users SET password_hash = 'forged'", /^user \S+: its password is not the one/],
  ["an e-mail address", "UPDATE users SET email = 'thief@example.org'", /^user \S+: its e-mail address is not the one/],
  ["a second step that is off", "UPDATE two_steps SET confirmed_at = NULL", /^user \S+: its two-step sign-in is not/],
  ["no second step", "DELETE FROM two_steps", /^user \S+: its two-step sign-in is not/],
  ["another secret", "UPDATE two_steps SET sealed_secret = 'forged'", /^user \S+: its two-step sign-in is not/],
  [
    "a recovery code",
    "INSERT INTO recovery_codes (user_id, code_hash) SELECT user_id, repeat('a', 64) FROM two_steps",
    /^user \S+: it has recovery codes that the trail does not$/,
  ],
] as const;

test.each(FORGERIES)("the product's role forges %s of an administrator: it is named", async (_what, forgery, named) => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await recordAsFound(api.db.manager);
  await turnOn(api.as(admin));
  const before = await outcomeDifferences(api.db.manager);
  const asRuntimeRole = await createRuntimeRole(api.db);

  await api.db.transaction((tx) => asRuntimeRole(tx, forgery));

  expect(before).toEqual([]);
  expect(await outcomeDifferences(api.db.manager)).toEqual([expect.stringMatching(named)]);
});

test("a password that was stored without any event is named, and fingerprints reveal no address", async () => {
  const api = await testApp();
  const { email } = await api.has(anAdmin());
  const found = await outcomeDifferences(api.db.manager);
  await recordAsFound(api.db.manager);

  const [{ events }] = await api.db.query<[{ events: string }]>(
    "SELECT string_agg(after::text, ' ') AS events FROM audit_events",
  );
  const [{ guess }] = await api.db.query<[{ guess: string }]>(
    "SELECT encode(sha256(convert_to($1, 'UTF8')), 'hex') AS guess",
    [email],
  );

  expect(found).toEqual([
    expect.stringMatching(/^user \S+: no event created it$/),
    expect.stringMatching(/^user \S+: its password is not the one that the trail says$/),
  ]);
  expect(events).not.toContain(email);
  expect(events).not.toContain(guess);
});
