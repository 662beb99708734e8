import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { aTwoStep } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

const CHANGE = "mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) }";
const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
const OWN_PASSWORD = "the owner's new password";
const SUBJECT = "Your e-mail address was changed";

async function given() {
  const api = await testApp();
  const owner = await api.has(aPartner({ username: "owner", email: "owner@example.org" }));
  const undoing = async (address: string) =>
    tokenIn((await mailsOf(api, address)).findLast(({ subject }) => subject === SUBJECT)!);
  const reset = (token: string, password: string) => api.visitor.graphql(RESET, { token, password });
  const address = async () =>
    (await api.db.query<[{ email: string }]>("SELECT email FROM users WHERE id = $1", [owner.id]))[0].email;
  return { api, owner, undoing, reset, address };
}

/** Requests a change of the address in the account's own session, and confirms it with the mailed link. */
async function changeOwn(api: TestApp, owner: User, email: string, password = PASSWORD) {
  await api.as(owner, password).graphql(CHANGE, { email, password });
  const token = tokenIn((await mailsOf(api, email)).at(-1)!);
  expect((await api.visitor.graphql(CONFIRM, { token })).errors).toBeUndefined();
}

async function changeByAdmin(api: TestApp, { id }: User, email: string) {
  expect(await api.as(await api.has(anAdmin()), PASSWORD).patch(`/api/users/${id}`, { email })).toMatchObject({
    status: 200,
  });
}

test.each([
  ["its session", changeOwn],
  ["an administrator", changeByAdmin],
])("the link to the former address undoes a change by %s, whatever followed from it", async (_who, change) => {
  const { api, owner, undoing, reset, address } = await given();
  await change(api, owner, "thief@example.net");
  const token = await undoing("owner@example.org");
  await api.visitor.graphql(REQUEST, { login: "thief@example.net", language: "en" });
  await api.settled();
  await reset(tokenIn((await mailsOf(api, "thief@example.net")).at(-1)!), "the thief's password");
  const thief = api.as(owner, "the thief's password");
  expect(await thief.signIn()).toMatchObject({ status: 200 });
  await changeOwn(api, owner, "second@example.net", "the thief's password");
  await aTwoStep(api.db, owner.id);

  expect((await reset(token, OWN_PASSWORD)).errors).toBeUndefined();

  expect(await address()).toBe("owner@example.org");
  expect(await thief.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await api.as(owner, "the thief's password").signIn()).toMatchObject({ status: 401 });
  expect(await api.as(owner, OWN_PASSWORD).signIn()).toMatchObject({ status: 200 });
  expect((await reset(token, PASSWORD)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await reset(await undoing("thief@example.net"), PASSWORD)).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  expect((await mailsOf(api, "owner@example.org")).at(-1)).toMatchObject({ subject: "Your password was changed" });
  expect(await api.db.query("SELECT outcome FROM audit_events WHERE act = 'undoEmailChange'")).toEqual([
    { outcome: "done" },
  ]);
});

test("the link works for 72 hours", async () => {
  const { api, owner, undoing, reset, address } = await given();
  await changeByAdmin(api, owner, "new@example.org");
  const token = await undoing("owner@example.org");

  expect(
    await api.db.query(
      "SELECT round(extract(epoch FROM expires_at - clock_timestamp()) / 3600)::int AS hours FROM account_tokens",
    ),
  ).toEqual([{ hours: 72 }]);
  await api.db.query("UPDATE account_tokens SET expires_at = clock_timestamp()");

  expect((await reset(token, OWN_PASSWORD)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await address()).toBe("new@example.org");
});

test("nobody else takes the former address while the change can be undone; its account may take it back", async () => {
  const { api, owner } = await given();
  await changeByAdmin(api, owner, "new@example.org");
  const person = { username: "another", password: PASSWORD, firstName: "Ada", lastName: "Obi" };

  expect(await api.visitor.post("/api/register", { ...person, email: "OWNER@example.org" })).toMatchObject({
    status: 409,
    body: { fields: { email: "This e-mail address is already registered" } },
  });
  await changeOwn(api, owner, "owner@example.org");
  expect(await api.visitor.post("/api/register", { ...person, email: "fourth@example.org" })).toMatchObject({
    status: 201,
  });
});

test("another case of the same address is no other address", async () => {
  const { api, owner } = await given();

  await changeByAdmin(api, owner, "Owner@Example.org");

  expect(await mailsOf(api, "owner@example.org")).toEqual([]);
});
