import { aTwoStep } from "#api/testing/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const UPDATE = "mutation ($id: ID!, $patch: UserPatch!, $ownPassword: String) { updateUser(id: $id, patch: $patch, ownPassword: $ownPassword) { isAdmin version } }";
const NEW_PASSWORD = "another horse";

/** An administrator who signed in, with two-step sign-in since, and a partner. */
async function given({ withTwoStep = true } = {}) {
  const api = await testApp();
  const [admin, partner] = [await api.has(anAdmin()), await api.has(aPartner())];
  const browser = api.as(admin);
  await browser.signIn();
  if (withTwoStep) await aTwoStep(api.db, admin.id);
  const isAdmin = async () => (await api.db.query<[{ is_admin: boolean }]>("SELECT is_admin FROM users WHERE id = $1", [partner.id]))[0].is_admin;
  return { api, admin, partner, browser, isAdmin };
}

const newUser = (name: string, more: object = {}) => ({ username: name, password: PASSWORD, email: `${name}@example.org`, ...more });

/** Each change of a right, by REST and GraphQL. */
const CHANGES: [string, (browser: Client, id: string, ownPassword?: string) => Promise<{ status: number; body?: unknown; errors?: unknown }>][] = [
  ["another password by REST", (browser, id, ownPassword) => browser.patch(`/api/users/${id}`, { password: NEW_PASSWORD, ownPassword })],
  ["another role by REST", (browser, id, ownPassword) => browser.patch(`/api/users/${id}`, { isAdmin: true, ownPassword })],
  ["another role by GraphQL", (browser, id, ownPassword) => browser.graphql(UPDATE, { id, patch: { isAdmin: true }, ownPassword })],
  ["a new administrator", (browser, _id, ownPassword) => browser.post("/api/users", newUser("another", { isAdmin: true, ownPassword }))],
];

test.each(CHANGES)("%s takes the own password of an administrator with two-step sign-in, and changes nothing without it", async (_what, change) => {
  const { api, partner, browser, isAdmin } = await given();
  const refusedWith = (message: string) => ({ code: "BAD_USER_INPUT", fields: { ownPassword: message } });
  const refusalIn = ({ body, errors }: { body?: unknown; errors?: unknown }) => body ?? (errors as [{ extensions: object }])[0].extensions;

  expect(refusalIn(await change(browser, partner.id))).toMatchObject(refusedWith("Please type your own password again"));
  expect(refusalIn(await change(browser, partner.id, "wrong"))).toMatchObject(refusedWith("This is not your current password"));
  expect(await isAdmin()).toBe(false);
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });

  const answer = await change(browser, partner.id, PASSWORD);

  expect([answer.status < 300, answer.errors]).toEqual([true, undefined]);
});

test("the own password, too, is not set by updateUser without the present one", async () => {
  const { admin, browser } = await given();

  expect(await browser.patch(`/api/users/${admin.id}`, { password: NEW_PASSWORD })).toMatchObject({ status: 400, body: { fields: { ownPassword: "Please type your own password again" } } });
});

test("what is no right is changed without it: a name, a block, the role that the user has, a new partner", async () => {
  const { partner, browser } = await given();

  for (const patch of [{ firstName: "Ada" }, { isAdmin: false, lastName: "Obi" }, { status: "blocked" }]) expect(await browser.patch(`/api/users/${partner.id}`, patch)).toMatchObject({ status: 200 });
  expect(await browser.post("/api/users", newUser("another"))).toMatchObject({ status: 201 });
});

test.each(CHANGES)("%s takes no password of an administrator without two-step sign-in", async (_what, change) => {
  const { partner, browser } = await given({ withTwoStep: false });

  const answer = await change(browser, partner.id);

  expect([answer.status < 300, answer.errors]).toEqual([true, undefined]);
});

test("a wrong own password is recorded, and tries are limited as at sign-in", async () => {
  const { api, admin, partner, browser } = await given();
  const patch = (ownPassword: string) => browser.patch(`/api/users/${partner.id}`, { isAdmin: true, ownPassword });

  const answers = [];
  for (let place = 0; place < 11; place++) answers.push((await patch("wrong")).status);

  expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await patch(PASSWORD)).toMatchObject({ status: 429 });
  expect(await api.db.query("SELECT act, outcome, actor_id FROM audit_events WHERE act = 'updateUser'")).toEqual([{ act: "updateUser", outcome: "BAD_USER_INPUT", actor_id: admin.id }]);
  expect(JSON.stringify([await api.db.query("SELECT * FROM audit_events"), api.logged])).not.toContain("wrong");
});

test("who may not change users is told so, whatever is typed, and nobody else's user is found by the password", async () => {
  const { api, partner, browser } = await given();

  expect(await api.as(partner).patch(`/api/users/${partner.id}`, { isAdmin: true, ownPassword: PASSWORD })).toMatchObject({ status: 403 });
  expect(await browser.patch("/api/users/0198c1f0-0000-7000-8000-000000000001", { isAdmin: true, ownPassword: "wrong" })).toMatchObject({ status: 404 });
});
