import { lockTwoStep, useAppCode } from "#api/users/two-step/twoSteps.ts";
import { counterOf, openTwoStepVault } from "#api/users/two-step/twoStepVault.ts";
import { aTwoStep, codeAt, RECOVERY_CODE, SECRET } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { mailsOf } from "#api/testing/builders/accountMails.ts";
import type { User } from "#api/users/User.ts";

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { username } }";
const COMPLETE = "mutation ($code: String!) { completeSignIn(code: $code) { username } }";
const STEP_MS = 30_000;

/** Signs a browser in with the correct password, but without the second step. */
async function halfSignedIn(api: TestApp, { username }: Pick<User, "username">) {
  const browser = client(api.url);
  const answer = await browser.graphql(LOGIN, { input: { username, password: PASSWORD } });
  expect(answer.errors).toMatchObject([{ extensions: { code: "SECOND_STEP" } }]);
  return browser;
}
const complete = (browser: Client, code: string) => browser.graphql(COMPLETE, { code });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function given() {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await aTwoStep(api.db, partner.id);
  return { api, partner };
}

/**
 * `at(steps)` returns the code that the authenticator app shows `steps` time steps from now, by the database's clock.
 */
async function codes(api: TestApp) {
  const [{ now }] = await api.db.query<[{ now: number }]>(
    "SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS now",
  );
  return { at: (steps: number) => codeAt(now + steps * STEP_MS) };
}

test("a right password alone signs nobody in; the app's code completes it, in the same browser alone", async () => {
  const { api, partner } = await given();
  const browser = await halfSignedIn(api, partner);
  const { at } = await codes(api);
  expect(await browser.get("/api/tenders")).toMatchObject({ status: 401 });
  expect((await browser.graphql("{ me { id } }")).data).toEqual({ me: null });
  expect(codeOf(await complete(client(api.url), at(0)))).toBe("UNAUTHENTICATED");

  const answer = await complete(browser, at(0));

  expect(answer.data).toEqual({ completeSignIn: { username: partner.username } });
  expect(await browser.get("/api/tenders")).toMatchObject({ status: 200 });
});

test("REST refuses it with 401 and SECOND_STEP, in a cookie that scripts cannot read", async () => {
  const { api, partner } = await given();

  const answer = await client(api.url).post("/api/login", { username: partner.username, password: PASSWORD });

  expect(answer).toMatchObject({ status: 401, body: { code: "SECOND_STEP" } });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^axion\.step=[\w-]{43}; Max-Age=300; Path=\/graphql; Expires=.*; HttpOnly; SameSite=Lax$/),
  ]);
});

test("a wrong password is answered as for every account", async () => {
  const { api, partner } = await given();

  expect(await api.as(partner, "wrong").signIn()).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
});

test("a code counts once, also by two browsers at once; an earlier code is refused", async () => {
  const { api, partner } = await given();
  const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(api, partner)));
  const { at } = await codes(api);

  const answers = await Promise.all(browsers.map((browser) => complete(browser, at(0))));

  expect(answers.map((answer) => codeOf(answer) ?? "in").sort()).toEqual([
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
    "in",
  ]);
  expect(codeOf(await complete(await halfSignedIn(api, partner), at(-1)))).toBe("BAD_USER_INPUT");
  expect(codeOf(await complete(await halfSignedIn(api, partner), at(1)))).toBeUndefined();
  expect(api.faults).toEqual([]);
});

test.each([
  [-1, "in"],
  [1, "in"],
  [-3, "BAD_USER_INPUT"],
  [3, "BAD_USER_INPUT"],
])("the code of %i steps from now: %s", async (steps, outcome) => {
  const { api, partner } = await given();
  const browser = await halfSignedIn(api, partner);
  const { at } = await codes(api);

  expect(codeOf(await complete(browser, at(steps))) ?? "in").toBe(outcome);
});

/** A time in milliseconds at which one time step of 30 s ends and the next one begins. */
const STEP_ENDS = 1_800_000_000_000;

test.each([
  ["before and after the end of its step", -1, 0],
  ["within the last moment of its step", -2, -1],
  ["a step later, when the app shows another one", -1, STEP_MS - 1],
])("a code counts once by two browsers at once, %s", async (_when, first, second) => {
  const { api, partner } = await given();
  const code = codeAt(STEP_ENDS - 1);
  const vault = openTwoStepVault("only for tests");
  const useAt = (offset: number) =>
    api.db.transaction(async (tx) => {
      const stored = await lockTwoStep(tx, partner.id);
      return useAppCode(tx, vault, partner.id, { ...stored!, now: (STEP_ENDS + offset) / 1000 }, code);
    });

  const used = await Promise.all([useAt(first), useAt(second)]);

  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await useAt(second)).toBe(false);
});

test("a code is taken to the end of the step after its own, and from the start of the one before", () => {
  const taken = (offset: number) => counterOf(SECRET, codeAt(STEP_ENDS), (STEP_ENDS + offset) / 1000) !== null;

  expect([-STEP_MS - 1, -STEP_MS, -1, 0, 2 * STEP_MS - 1, 2 * STEP_MS].map(taken)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("a recovery code counts once, as typed in capitals and without its hyphen", async () => {
  const { api, partner } = await given();
  const [one, two] = [await halfSignedIn(api, partner), await halfSignedIn(api, partner)];

  const answers = await Promise.all([
    complete(one, RECOVERY_CODE.toUpperCase()),
    complete(two, RECOVERY_CODE.replace("-", " ")),
  ]);

  expect(answers.map((answer) => codeOf(answer) ?? "in").sort()).toEqual(["BAD_USER_INPUT", "in"]);
});

test("the first step ends after five minutes, with a new password and with a block", async () => {
  const { api, partner } = await given();
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const ends: [string, () => Promise<unknown>][] = [
    ["five minutes", () => api.db.query("UPDATE account_tokens SET expires_at = clock_timestamp()")],
    ["a new password", () => admin.patch(`/api/users/${partner.id}`, { password: PASSWORD })],
    ["a block", () => admin.patch(`/api/users/${partner.id}`, { status: "blocked" })],
  ];
  for (const [what, end] of ends) {
    const browser = await halfSignedIn(api, partner);
    await end();

    expect([what, codeOf(await complete(browser, RECOVERY_CODE))]).toEqual([what, "UNAUTHENTICATED"]);
  }
});

test("ten wrong codes are tried in a quarter of an hour, from any number of browsers", async () => {
  const { api, partner } = await given();
  const browsers = await Promise.all([halfSignedIn(api, partner), halfSignedIn(api, partner)]);

  const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => complete(browsers[place % 2]!, "000000")));

  expect(answers.map(codeOf).filter((code) => code === "RATE_LIMITED")).toHaveLength(2);
  expect(codeOf(await complete(browsers[0], RECOVERY_CODE))).toBe("RATE_LIMITED");
});

test("wrong codes of a stranger who knows the password leave the owner's network its own ten, and are mailed to the owner once", async () => {
  const { api, partner } = await given();
  const { at } = await codes(api);
  await complete(await halfSignedIn(api, partner), RECOVERY_CODE);
  await secondApp(api, { trustProxy: 1 }, async (url) => {
    const stranger = client(url, undefined, { "x-forwarded-for": "203.0.113.7" });
    for (let tries = 0; tries < 13; tries++) {
      await stranger.graphql(LOGIN, { input: { username: partner.username, password: PASSWORD } });
      await complete(stranger, "000000");
    }
  });

  const answer = await complete(await halfSignedIn(api, partner), at(0));

  expect(answer.data).toEqual({ completeSignIn: { username: partner.username } });
  const subjects = (await mailsOf(api, partner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Somebody knows your password")).toHaveLength(1);
});

test("a person turns it on with password and code, gets ten recovery codes, and turns it off with password and code", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const [browser, other] = [api.as(partner, PASSWORD), api.as(partner, PASSWORD)];
  await other.signIn();
  expect(codeOf(await browser.graphql(`mutation { setUpTwoStep(password: "wrong") { secret } }`))).toBe(
    "BAD_USER_INPUT",
  );
  const { data } = await browser.graphql(`mutation { setUpTwoStep(password: "${PASSWORD}") { secret uri } }`);
  const { secret, uri } = data.setUpTwoStep as { secret: string; uri: string };
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Axion:${partner.username}\\?issuer=Axion&secret=${secret}&`));
  // Two-step sign-in is not on yet, so a sign-in needs no code.
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });
  expect(codeOf(await browser.graphql(`mutation { confirmTwoStep(code: "000000") }`))).toBe("BAD_USER_INPUT");

  const confirmed = await browser.graphql("mutation ($code: String!) { confirmTwoStep(code: $code) }", {
    code: codeAt(Date.now(), secret),
  });

  const recovery = confirmed.data.confirmTwoStep as string[];
  expect(new Set(recovery).size).toBe(10);
  for (const code of recovery) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(await other.get("/api/tenders")).toMatchObject({ status: 401 });
  expect((await browser.graphql("{ twoStep { isOn recoveryCodesLeft } }")).data).toEqual({
    twoStep: { isOn: true, recoveryCodesLeft: 10 },
  });
  expect(codeOf(await browser.graphql(`mutation { setUpTwoStep(password: "${PASSWORD}") { secret } }`))).toBe(
    "CONFLICT",
  );
  const off = (code: string) =>
    browser.graphql(
      "mutation ($password: String!, $code: String!) { turnOffTwoStep(password: $password, code: $code) }",
      { password: PASSWORD, code },
    );
  expect(codeOf(await off("000000"))).toBe("BAD_USER_INPUT");
  expect((await off(recovery[3]!)).data).toEqual({ turnOffTwoStep: true });
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });
  expect((await mailsOf(api, partner.email)).map(({ subject }) => subject)).toEqual([
    "Two-step sign-in was turned on",
    "Two-step sign-in was turned off",
  ]);
  const stored = JSON.stringify([await api.db.query("SELECT * FROM audit_events"), api.logged]);
  for (const code of [secret, ...recovery]) expect(stored).not.toContain(code);
});

test("the database holds neither the secret nor a recovery code", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  const { data } = await browser.graphql(`mutation { setUpTwoStep(password: "${PASSWORD}") { secret } }`);
  const { secret } = data.setUpTwoStep as { secret: string };
  const confirmed = await browser.graphql("mutation ($code: String!) { confirmTwoStep(code: $code) }", {
    code: codeAt(Date.now(), secret),
  });

  const stored = JSON.stringify([
    await api.db.query("SELECT * FROM two_steps"),
    await api.db.query("SELECT * FROM recovery_codes"),
  ]);

  for (const code of [secret, ...(confirmed.data.confirmTwoStep as string[])]) expect(stored).not.toContain(code);
});

test("an administrator clears it with the own password; the person then signs in with the password alone", async () => {
  const { api, partner } = await given();
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const clear = (password: string) =>
    admin.graphql("mutation ($id: ID!, $password: String!) { clearUserTwoStep(id: $id, password: $password) { id } }", {
      id: partner.id,
      password,
    });
  expect(codeOf(await clear("wrong"))).toBe("BAD_USER_INPUT");

  const answer = await clear(PASSWORD);

  expect(answer.data).toEqual({ clearUserTwoStep: { id: partner.id } });
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });
  expect(codeOf(await clear(PASSWORD))).toBe("NOT_FOUND");
});
