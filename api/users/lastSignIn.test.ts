import { LastSignIn1792012000000 } from "#api/database/migrations/1792012000000-LastSignIn.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aPartner, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { beforeMigration } from "#api/testing/databases/beforeMigration.ts";

const LIST =
  "query ($filter: UserFilter) { users(filter: $filter) { changesUntil nodes { id username lastSignInAt updatedAt version } } }";

test("an administrator reads when a user last signed in; a wrong password is no sign-in", async () => {
  const { api, admin } = await adminAndPartner();
  const ada = await api.has(aPartner({ username: "ada" }));
  const read = async () => {
    const { data } = await admin.graphql("query ($id: ID!) { user(id: $id) { lastSignInAt updatedAt version } }", {
      id: ada.id,
    });
    return data.user as { lastSignInAt: string | null; updatedAt: string; version: number };
  };
  await api.visitor.post("/api/login", { username: "ada", password: "wrong password" });
  const before = await read();
  await api.visitor.post("/api/login", { username: "ada", password: PASSWORD });
  const first = await read();

  const { data } = await api.as(ada, PASSWORD).graphql("{ me { lastSignInAt } }");
  const second = await read();

  expect(before.lastSignInAt).toBeNull();
  expect(Date.parse(second.lastSignInAt!)).toBeGreaterThan(Date.parse(first.lastSignInAt!));
  expect(data.me.lastSignInAt).toBe(second.lastSignInAt);
  // A sign-in is not counted as a change of the account.
  expect([second.updatedAt, second.version]).toEqual([before.updatedAt, before.version]);
});

test("users that changed since are listed, deleted ones with deleted", async () => {
  const { api, admin } = await adminAndPartner();
  const [changed, deleted] = [await api.has(aPartner()), await api.has(aPartner()), await api.has(aPartner())];
  const { data } = await admin.graphql(LIST);
  await admin.patch(`/api/users/${changed.id}`, { firstName: "Ada" });
  await admin.delete(`/api/users/${deleted.id}`);
  const since = async (filter: object) => {
    const answer = await admin.graphql(LIST, {
      filter: { changedSince: data.users.changesUntil as string, ...filter },
    });
    return (answer.data.users.nodes as { id: string }[]).map(({ id }) => id);
  };

  expect(await since({})).toContain(changed.id);
  expect(await since({ deleted: true })).toEqual([deleted.id]);
});

test("users that changed since a time in the future are refused, deleted ones, too", async () => {
  const { admin } = await adminAndPartner();

  for (const filter of [{}, { deleted: true }]) {
    const { errors } = await admin.graphql(LIST, { filter: { changedSince: daysFromNow(1).toISOString(), ...filter } });

    expect(errors).toMatchObject([
      {
        message: expect.stringContaining("changedSince is in the future") as string,
        extensions: { code: "BAD_USER_INPUT", fields: { changedSince: expect.any(String) as string } },
      },
    ]);
  }
});

test("sign-ins of an earlier product are taken over where they are still known", async () => {
  const { db, goOn } = await beforeMigration(LastSignIn1792012000000);
  for (const name of ["ada", "obi"])
    await db.query("INSERT INTO users (username, email, password_hash) VALUES ($1, $1 || '@example.org', '.')", [name]);
  await db.query(
    "INSERT INTO known_devices (user_id, fingerprint, seen_at) SELECT id, repeat('0', 64), '2026-03-04T05:06:07Z' FROM users WHERE username = 'ada'",
  );

  await goOn();
  const users = await db.query<object[]>("SELECT username, last_sign_in_at AS at FROM users ORDER BY username");

  expect(users).toEqual([
    { username: "ada", at: new Date("2026-03-04T05:06:07Z") },
    { username: "obi", at: null },
  ]);
});
