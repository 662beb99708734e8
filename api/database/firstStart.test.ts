import { firstStart } from "#api/database/firstStart.ts";
import { DEMO_ACCOUNTS } from "#api/demonstration/fillDemonstration.ts";
import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { demonstrationStore, testApp } from "#api/testing/testApp.ts";
import { User } from "#api/users/User.ts";

const FIRST = { username: "Ada", password: "", email: "ada@example.org" };

test("without an admin and ADMIN_PASSWORD, a random password is made and printed once", async () => {
  const api = await testApp();

  const [account, ...more] = await firstStart(api.db, FIRST, {
    demo: false,
    wrappingKeys: TEST_WRAPPING_KEYS,
    files: demonstrationStore(),
  });
  const again = await firstStart(api.db, FIRST, {
    demo: false,
    wrappingKeys: TEST_WRAPPING_KEYS,
    files: demonstrationStore(),
  });
  const answer = await api.as(FIRST, account?.password).signIn();

  expect(account).toMatchObject({ username: "Ada", purpose: "administrator" });
  expect(account?.password).toMatch(/^[\w-]{16}$/);
  expect([...more, ...again]).toEqual([]);
  expect(answer).toMatchObject({ status: 200, body: { username: "Ada", email: "ada@example.org", isAdmin: true } });
});

test("ADMIN_PASSWORD is the first admin's, and is not printed", async () => {
  const api = await testApp();

  const made = await firstStart(
    api.db,
    { ...FIRST, password: "not for the screen" },
    { demo: false, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() },
  );
  const answer = await api.as(FIRST, "not for the screen").signIn();

  expect(JSON.stringify(made)).not.toContain("not for the screen");
  expect(answer.status).toBe(200);
});

test("with an admin, nothing is made and no password is changed", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  const made = await firstStart(
    api.db,
    { ...FIRST, username: admin.username, password: "another one" },
    { demo: true, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() },
  );
  const answer = await api.as(admin).signIn();

  expect(made).toEqual([]);
  expect(answer.status).toBe(200);
  expect(await api.db.manager.count(User)).toBe(1);
});

test("a username that no new account may have is refused with the setting's name if there is no administrator, and only then", async () => {
  const api = await testApp();
  const start = () =>
    firstStart(
      api.db,
      { ...FIRST, username: "root-админ" },
      { demo: false, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() },
    );

  const refused = await start().catch(String);
  await api.has(anAdmin({ username: "root-админ" }));
  const later = await start();

  expect(refused).toBe(
    "Error: ADMIN_USERNAME: Write the username in the letters of one alphabet, without mathematical signs",
  );
  expect(later).toEqual([]);
});

test("an empty database is filled with the demonstration where it is wanted, and its accounts are printed", async () => {
  const api = await testApp();

  const made = await firstStart(
    api.db,
    { ...FIRST, password: "correct horse" },
    { demo: true, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() },
  );
  const tenders = await api.as(FIRST).get("/api/tenders");

  expect(made.map(({ username }) => username)).toEqual(["Ada", ...DEMO_ACCOUNTS.map(({ username }) => username)]);
  expect(tenders.body.length).toBeGreaterThanOrEqual(40);
});

test("the demonstration is not written where it is not wanted, nor where somebody has been before", async () => {
  const api = await testApp();

  await firstStart(api.db, FIRST, { demo: false, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() });
  const unwanted = await api.db.manager.count(User);
  const other = await testApp();
  await other.has(aPartner({ deletedAt: new Date() }));
  const made = await firstStart(other.db, FIRST, {
    demo: true,
    wrappingKeys: TEST_WRAPPING_KEYS,
    files: demonstrationStore(),
  });

  expect(unwanted).toBe(1);
  expect(made.map(({ purpose }) => purpose)).toEqual(["administrator"]);
});

test("a first start that fails leaves nothing behind", async () => {
  const api = await testApp();
  await api.has(aPartner({ username: "ada" }));

  await expect(
    firstStart(api.db, FIRST, { demo: false, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }),
  ).rejects.toThrow("This username is already taken");

  expect(await api.db.manager.countBy(User, { isAdmin: true })).toBe(0);
});

const onServerOnly = serverUrl() ? test : test.skip; // Only one process can use the embedded database.

onServerOnly("several processes that start together make one admin", async () => {
  const api = await testApp();

  const made = await Promise.all(
    Array.from({ length: 4 }, () =>
      firstStart(api.db, FIRST, { demo: false, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() }),
    ),
  );

  expect(made.flat()).toHaveLength(1);
  expect(await api.db.manager.count(User)).toBe(1);
});
