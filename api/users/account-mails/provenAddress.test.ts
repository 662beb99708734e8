import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aTwoStep } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { webhookInput } from "#api/testing/builders/webhooks.ts";
import { client, type Client } from "#api/testing/client.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const EMAIL = "owner@example.org";
const PERSON = { username: "somebody", password: PASSWORD, email: EMAIL, firstName: "Ada", lastName: "Obi" };
const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
const AGAIN = "mutation { requestEmailConfirmation }";

/** A newly registered user whose e-mail address is not proven yet. */
async function registered() {
  const api = await testApp();
  expect(await api.visitor.post("/api/register", PERSON)).toMatchObject({ status: 201 });
  const browser = api.as(PERSON);
  await browser.signIn();
  const link = async () => tokenIn((await mailsOf(api, EMAIL)).at(-1)!);
  return { api, browser, link };
}

/** The refusal codes of three mutations that need a proven e-mail address; null for each mutation that is allowed. */
async function refusalsOf(browser: Client) {
  const send = async (field: string, variables = {}) =>
    (await browser.graphql(field, variables)).errors?.[0]?.extensions.code ?? null;
  return [
    await send(
      `mutation { createApiToken(input: { name: "Copy", scopes: ["tenders:read"], expiresInDays: 365 }, password: "${PASSWORD}") { token } }`,
    ),
    await send("mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }", {
      input: webhookInput(),
    }),
    await send(`mutation { setUpTwoStep(password: "${PASSWORD}") { secret } }`),
  ];
}

const REFUSED = ["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"];
const ALLOWED = [null, null, null];

async function reset(api: TestApp, password: string) {
  await api.visitor.graphql(REQUEST, { login: EMAIL, language: "en" });
  await api.settled();
  const token = tokenIn((await mailsOf(api, EMAIL)).findLast(({ subject }) => subject === "Choose a new password")!);
  expect((await api.visitor.graphql(RESET, { token, password })).errors).toBeUndefined();
}

test("tokens, webhooks and two-step sign-in need the link that was mailed at the registration", async () => {
  const { api, browser, link } = await registered();
  expect(await refusalsOf(browser)).toEqual(REFUSED);

  expect((await api.visitor.graphql(CONFIRM, { token: await link() })).errors).toBeUndefined();

  expect(await refusalsOf(browser)).toEqual(ALLOWED);
  expect(await mailsOf(api, EMAIL)).toHaveLength(1);
});

test("a reset of the password by its link proves the address, too", async () => {
  const { api } = await registered();

  await reset(api, PASSWORD);

  expect(await refusalsOf(api.as(PERSON))).toEqual(ALLOWED);
});

test("another link is mailed when asked for, three times a day, until the address is proven", async () => {
  const { api, browser, link } = await registered();
  const first = await link();
  expect((await browser.graphql(AGAIN)).errors).toBeUndefined();

  expect((await api.visitor.graphql(CONFIRM, { token: first })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  for (const code of [undefined, undefined, "RATE_LIMITED"])
    expect((await browser.graphql(AGAIN)).errors?.[0]?.extensions.code).toBe(code);
  expect((await api.visitor.graphql(CONFIRM, { token: await link() })).errors).toBeUndefined();
  expect((await browser.graphql(AGAIN)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
});

test("the administrator vouches for the address of an account that they create, which is mailed; a token does not", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin));
  const other = { ...PERSON, username: "another", email: "another@example.org" };

  await api.as(admin).post("/api/users", PERSON);
  await client(api.url, undefined, bearer(text)).post("/api/users", other);

  expect(await mailsOf(api, EMAIL)).toMatchObject([{ subject: "An account was created for you" }]);
  expect(await mailsOf(api, other.email)).toMatchObject([{ subject: "Confirm your e-mail address" }]);
  expect(await refusalsOf(api.as(PERSON))).toEqual(ALLOWED);
  expect(await refusalsOf(api.as(other))).toEqual(REFUSED);
});

test("a registration with another person's address leaves nothing after the owner's reset", async () => {
  const api = await testApp();
  const account = await api.has(aPartner({ username: "somebody", email: EMAIL, emailProvenAt: null }));
  const { text } = await api.has(anApiToken(account, { scopes: ["tenders:read", "bids:write"] }));
  const program = client(api.url, undefined, bearer(text));
  const browser = api.as(account);
  await browser.signIn();
  await aTwoStep(api.db, account.id);

  await reset(api, "the owner's password");

  expect(await api.as(account, "the owner's password").signIn()).toMatchObject({ status: 200 });
  expect(await browser.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await program.get("/api/tenders")).toMatchObject({ status: 401 });
});

test("a reset keeps two-step sign-in that was set up since the address was proven", async () => {
  const api = await testApp();
  const account = await api.has(aPartner({ username: "somebody", email: EMAIL }));
  await aTwoStep(api.db, account.id);

  await reset(api, "the owner's password");

  expect(await api.as(account, "the owner's password").signIn()).toMatchObject({
    status: 401,
    body: { code: "SECOND_STEP" },
  });
});
