import { mailsOf, tokenIn } from "#api/testing/builders/accountMails.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { aWebhook } from "#api/testing/builders/webhooks.ts";
import { type Client, client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const CHANGE = `mutation ($current: String!, $new: String!) {
  changePassword(currentPassword: $current, newPassword: $new)
}`;
const change = (browser: Client, current: string, next: string) => browser.graphql(CHANGE, { current, new: next });

test("a changed password ends that user's other sessions, but not this one", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const here = api.as(partner, PASSWORD);
  const elsewhere = api.as(partner, PASSWORD);
  const somebodyElse = api.as(await api.has(aPartner()), PASSWORD);
  await elsewhere.signIn();
  await somebodyElse.signIn();

  const answer = await change(here, PASSWORD, "a new password");

  expect(answer.data).toEqual({ changePassword: true });
  expect(await here.get("/api/tenders")).toMatchObject({ status: 200 });
  expect(await elsewhere.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await somebodyElse.get("/api/tenders")).toMatchObject({ status: 200 });
});

test("a changed password keeps API tokens and webhooks, and deletes the other known devices and networks", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const signIn = (device: string, password: string) =>
    client(api.url, { username: partner.username, password }, { "user-agent": device });
  const [laptop, phone] = [signIn("Firefox/1 Linux", PASSWORD), signIn("Chrome/1 Android", PASSWORD)];
  await laptop.signIn();
  await phone.signIn();
  const { text } = await api.has(anApiToken(partner, { scopes: ["tenders:read"] }));
  await api.has(aWebhook(partner));
  await api.db.query("INSERT INTO known_addresses (fingerprint, user_id) VALUES (repeat('a', 64), $1)", [partner.id]);
  const before = (await mailsOf(api, partner.email)).length;

  await change(laptop, PASSWORD, "a new password");

  expect(await client(api.url, undefined, bearer(text)).get("/api/tenders")).toMatchObject({ status: 200 });
  expect(await api.db.query("SELECT 1 FROM webhooks WHERE user_id = $1", [partner.id])).toHaveLength(1);
  expect(await api.db.query("SELECT 1 FROM known_addresses WHERE user_id = $1", [partner.id])).toHaveLength(1);
  await signIn("Firefox/1 Linux", "a new password").signIn();
  expect(await mailsOf(api, partner.email)).toHaveLength(before);
  await signIn("Chrome/1 Android", "a new password").signIn();
  expect(await mailsOf(api, partner.email)).toHaveLength(before + 1);
});

test("a changed password voids a change of the e-mail address that was not confirmed yet", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const browser = api.as(partner, PASSWORD);
  await browser.graphql(`mutation { changeEmail(email: "thief@example.net", password: "${PASSWORD}") }`);
  const token = tokenIn((await mailsOf(api, "thief@example.net")).at(-1)!);

  await change(browser, PASSWORD, "a new password");

  const { errors } = await api.visitor.graphql("mutation ($token: String!) { confirmEmail(token: $token) }", { token });
  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("from then on the new password signs in, and the old one does not", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await change(api.as(partner, PASSWORD), PASSWORD, "a new password");

  const before = await api.as(partner, PASSWORD).signIn();
  const after = await api.as(partner, "a new password").signIn();

  expect(before.status).toBe(401);
  expect(after.status).toBe(200);
});

test("a wrong current password changes nothing", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  const answer = await change(api.as(partner, PASSWORD), "wrong horse", "a new password");

  expect(answer.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { currentPassword: "This is not your current password" } } },
  ]);
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });
});

test.each([
  ["5 characters", "short", "Password must be at least 6 characters"],
  ["201 characters", "x".repeat(201), "Must be at most 200 characters"],
])("a new password of %s is refused", async (_length, password, message) => {
  const api = await testApp();

  const answer = await change(api.as(await api.has(aPartner()), PASSWORD), PASSWORD, password);

  expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { newPassword: message } } }]);
});

test("guessing the current password is throttled as signing in is", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  for (let tries = 0; tries < 10; tries++) await change(browser, "wrong horse", "a new password");

  const answer = await change(browser, PASSWORD, "a new password");

  expect(answer.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
});

test("a visitor has no password to change", async () => {
  const api = await testApp();

  const answer = await change(client(api.url), PASSWORD, "a new password");

  expect(answer.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});
