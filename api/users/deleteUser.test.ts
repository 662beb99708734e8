import { aBidder, anAdmin, aPartner, aSubmittedBid, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const restore = (admin: Client, id: string) =>
  admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id deletedAt status } }", { id });
const idsOf = ({ body }: { body: unknown }) => (body as { id: string }[]).map(({ id }) => id);

test("deleteUser answers the user that it deleted", async () => {
  const api = await testApp();
  const { id, username } = await api.has(aPartner());

  const { data } = await api
    .as(await api.has(anAdmin()))
    .graphql("mutation ($id: ID!) { deleteUser(id: $id) { id username deletedAt } }", { id });

  expect(data.deleteUser).toEqual({ id, username, deletedAt: expect.any(String) as string });
});

test("a deleted user leaves every list and keeps its row and its bids", async () => {
  const api = await testApp();
  const bidder = await api.has(aBidder());
  const bid = await api.has(aSubmittedBid({ companyId: bidder.id }));
  const admin = api.as(await api.has(anAdmin()), PASSWORD);

  const answer = await admin.delete(`/api/users/${bidder.id}`);

  expect(answer).toMatchObject({ status: 204, body: "" });
  expect(idsOf(await admin.get("/api/users"))).not.toContain(bidder.id);
  expect((await admin.get("/api/bids")).body).toMatchObject([{ id: bid.id, company: { email: bidder.email } }]);
  expect(await api.db.query("SELECT username FROM users WHERE id = $1", [bidder.id])).toEqual([
    { username: bidder.username },
  ]);
});

test("a second deletion is 404", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  await admin.delete(`/api/users/${partner.id}`);

  const answer = await admin.delete(`/api/users/${partner.id}`);

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("an admin sees the deleted users and restores one, who can then sign in", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  await admin.delete(`/api/users/${partner.id}`);

  const deleted = await admin.graphql("{ users(filter: { deleted: true }) { nodes { id deletedAt } } }");
  const restored = await restore(admin, partner.id);

  expect(deleted.data.users.nodes).toEqual([{ id: partner.id, deletedAt: expect.any(String) as string }]);
  expect(restored.data).toEqual({ restoreUser: { id: partner.id, deletedAt: null, status: "active" } });
  expect(await api.as(partner).signIn()).toMatchObject({ status: 200 });
});

test("the username and e-mail address of a deleted user are free", async () => {
  const api = await testApp();
  const gone = await api.has(aPartner({ deletedAt: new Date() }));
  const { username, email } = gone;

  const answer = await api.visitor.post("/api/register", {
    username,
    email,
    password: "engine",
    firstName: "Ada",
    lastName: "Lovelace",
  });

  expect(answer.status).toBe(201);
});

test.each(["username", "email"] as const)("a restoration is 409 while another user has the %s", async (field) => {
  const api = await testApp();
  const gone = await api.has(aPartner({ deletedAt: new Date() }));
  await api.has(aPartner({ [field]: gone[field].toUpperCase() }));

  const answer = await restore(api.as(await api.has(anAdmin()), PASSWORD), gone.id);

  expect(answer.errors).toMatchObject([
    { extensions: { code: "CONFLICT", fields: { [field]: expect.any(String) as string } } },
  ]);
});

test.each(["01890000-0000-7000-8000-000000000000", "not-an-id"])(
  "the unknown user %s cannot be restored",
  async (id) => {
    const api = await testApp();

    const answer = await restore(api.as(await api.has(anAdmin()), PASSWORD), id);

    expect(answer.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  },
);
