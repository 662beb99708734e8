import { afterRestore } from "#api/database/backup/afterRestore.ts";
import { deleteOldDevices } from "#api/session/knownDevices.ts";
import { mailsOf } from "#api/testing/builders/accountMails.ts";
import { aTwoStep, codeAt } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1";
const LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const NEWER_LAPTOP = LAPTOP.replaceAll("130", "131");
const LOGIN =
  "mutation ($input: LoginInput!, $language: Language) { login(input: $input, language: $language) { id } }";

const signIn = ({ url }: TestApp, { username }: User, agent: string, password = PASSWORD) =>
  client(url).post("/api/login", { username, password }, { "user-agent": agent });
const mailsTo = async (api: TestApp, { email }: Pick<User, "email">) =>
  (await mailsOf(api, email)).map(({ subject, text }) => ({ subject, text }));
const subjects = async (api: TestApp, user: Pick<User, "email">) =>
  (await mailsTo(api, user)).map(({ subject }) => subject);
const NEW = "New sign-in to your account";

test("the first sign-in of an account is not told, one from another device is, once", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);
  await signIn(api, partner, LAPTOP);
  await signIn(api, partner, NEWER_LAPTOP);
  expect(await mailsTo(api, partner)).toEqual([]);

  await signIn(api, partner, PHONE);
  await signIn(api, partner, PHONE);
  await signIn(api, partner, LAPTOP);

  const [mail, ...others] = await mailsTo(api, partner);
  expect(others).toEqual([]);
  expect(mail).toEqual({
    subject: NEW,
    text: expect.stringContaining(
      `${partner.username} was signed in to from a device or network that it was not used from before: Chrome on iOS, network 127.0.0.0/24.`,
    ),
  });
  expect(mail?.text).not.toMatch(/https?:|#/);
});

test("of ten sign-ins at once from one new device one is mailed to the owner", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);

  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(api, partner, PHONE)));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await subjects(api, partner)).toEqual([NEW]);
});

test("a known browser in a network that the account was not used from is told", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);
  await api.db.query("UPDATE known_devices SET fingerprint = repeat('0', 64)");

  await signIn(api, partner, LAPTOP);

  expect(await subjects(api, partner)).toEqual([NEW]);
});

test("the first sign-in of each account after a restore is mailed to its owner, once, from whatever device", async () => {
  const api = await testApp();
  const [seen, unseen] = [await api.has(aPartner()), await api.has(aPartner())];
  await signIn(api, seen, LAPTOP);

  await afterRestore(api.db);

  for (const user of [seen, unseen]) {
    await signIn(api, user, LAPTOP);
    await signIn(api, user, LAPTOP);
    expect(await subjects(api, user)).toEqual([NEW]);
  }
});

test("the owner is mailed about a password that an administrator sets, and about the next sign-in, also from a device that was known", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);
  const password = "chosen by another";

  await admin.patch(`/api/users/${partner.id}`, { password, email: "moved@example.org" });
  await api.db.query("UPDATE users SET email_proven_at = now()");
  await signIn(api, partner, LAPTOP, password);

  const set = (await mailsTo(api, partner)).find(({ subject }) => subject === "An administrator set your password");
  expect(set?.text).toContain(`An administrator set a new password for the account ${partner.username}.`);
  expect(await subjects(api, { email: "moved@example.org" })).toEqual([NEW]);
});

test("an administrator who sets the own password is not told so", async () => {
  const api = await testApp();
  const user = await api.has(anAdmin());

  expect(await api.as(user, PASSWORD).patch(`/api/users/${user.id}`, { password: "another horse" })).toMatchObject({
    status: 200,
  });

  expect(await subjects(api, user)).toEqual([]);
});

test("a wrong password, a block and a missing second step tell nothing; the second step does", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);
  expect(await signIn(api, partner, PHONE, "wrong")).toMatchObject({ status: 401 });
  await api.db.query("UPDATE users SET status = 'blocked'");
  expect(await signIn(api, partner, PHONE)).toMatchObject({ status: 403 });
  await api.db.query("UPDATE users SET status = 'active'");
  await aTwoStep(api.db, partner.id);
  const browser = client(api.url);
  const headers = { "user-agent": PHONE };
  expect(await browser.post("/api/login", { username: partner.username, password: PASSWORD }, headers)).toMatchObject({
    body: { code: "SECOND_STEP" },
  });
  expect(await subjects(api, partner)).toEqual([]);

  await browser.post(
    "/graphql",
    {
      query: "mutation ($code: String!) { completeSignIn(code: $code, language: fr) { id } }",
      variables: { code: codeAt() },
    },
    headers,
  );

  expect(await subjects(api, partner)).toEqual(["Nouvelle connexion à votre compte"]);
});

test("the mail is in the language of the page of the sign-in", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await signIn(api, partner, LAPTOP);

  await client(api.url).post(
    "/graphql",
    { query: LOGIN, variables: { input: { username: partner.username, password: PASSWORD }, language: "fr" } },
    { "user-agent": PHONE },
  );

  expect((await mailsTo(api, partner))[0]?.text).toMatch(
    /^Bonjour .*\n\nUne connexion au compte .*: Chrome sous iOS, réseau 127\.0\.0\.0\/24\.\n/,
  );
});

test("the database holds neither device nor network; they are forgotten after a year, but not where nothing newer is known", async () => {
  const api = await testApp();
  const [partner, absent] = [await api.has(aPartner()), await api.has(aPartner())];
  await signIn(api, absent, PHONE);
  await signIn(api, partner, PHONE);
  await api.db.query("UPDATE known_devices SET seen_at = seen_at - interval '366 days'");
  await signIn(api, partner, LAPTOP);

  await deleteOldDevices(api.db);

  const stored = await api.db.query<{ user_id: string }[]>("SELECT * FROM known_devices");
  expect(stored.map(({ user_id }) => user_id).sort()).toEqual([partner.id, absent.id].sort());
  expect(JSON.stringify(stored)).not.toMatch(/Firefox|Chrome|127\.0/);
  await signIn(api, absent, LAPTOP);
  expect(await subjects(api, absent)).toEqual([NEW]);
});
