import { createHash } from "node:crypto";

import { mailboxOf } from "#api/mail/mailBudget.ts";
import { mailsOf, REQUEST } from "#api/testing/builders/accountMails.ts";
import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { secondApp } from "#api/testing/secondApp.ts";

const VICTIM = "victim@example.org";
const CHANGE = `mutation ($email: String!) { changeEmail(email: $email, password: "${PASSWORD}") }`;
const CONTACT = { firstName: "Ada", lastName: "Obi", company: "Engines", role: "supplier", message: "Hello" };
const person = (username: string, email: string) => ({
  username,
  email,
  password: PASSWORD,
  firstName: "Ada",
  lastName: "Obi",
});

const mailsToVictim = async (api: TestApp) => {
  await api.settled();
  const written = await api.db.query<{ recipient: string }[]>("SELECT recipient FROM outgoing_mails");
  return written.filter(({ recipient }) => mailboxOf(recipient) === VICTIM);
};

const mailsToStrangers = async (api: TestApp) => {
  await api.settled();
  return api.db.query<object[]>("SELECT 1 FROM outgoing_mails WHERE recipient LIKE 'stranger%'");
};

test("strangers together cause one mail a day to a mailbox that no account has proven, by any kind of mail", async () => {
  const api = await testApp();
  const strangers = await Promise.all([api.has(aPartner()), api.has(aPartner()), api.has(aPartner())]);

  const refused: (string | undefined)[] = [];
  for (const [place, stranger] of strangers.entries()) {
    const { errors } = await api.as(stranger).graphql(CHANGE, { email: `victim+${place}@example.org` });
    refused.push(errors?.[0]?.extensions.code);
  }
  await api.visitor.post("/api/contact", { ...CONTACT, email: "VICTIM@example.org" });
  const registered = await api.visitor.post("/api/register", person("squatter", VICTIM));

  expect(refused).toEqual([undefined, "RATE_LIMITED", "RATE_LIMITED"]);
  expect(registered.status).toBe(201);
  expect(await mailsToVictim(api)).toHaveLength(1);
});

test("an account that is closed and registered again causes no other mail", async () => {
  const api = await testApp();
  for (const username of ["one", "two", "three"]) {
    expect(await api.visitor.post("/api/register", person(username, VICTIM))).toMatchObject({ status: 201 });
    const closed = await api.as({ username }).graphql(`mutation { closeMyAccount(password: "${PASSWORD}") }`);
    expect(closed.errors).toBeUndefined();
  }

  expect(await mailsToVictim(api)).toEqual([]);
});

test("reset links to a proven mailbox are one every half hour after twenty a day, except from where its owner signed in", async () => {
  const api = await testApp();
  const owner = await api.has(aPartner({ email: VICTIM }));
  await api.as(owner).signIn();
  await api.db.query("UPDATE users SET email_proven_at = now() WHERE id = $1", [owner.id]);
  const ask = (visitor: Client) => visitor.graphql(REQUEST, { login: VICTIM, language: "en" });
  const links = async () => (await mailsOf(api, VICTIM)).filter(({ subject }) => subject === "Choose a new password");

  await secondApp(api, { trustProxy: 1 }, async (url) => {
    for (let asked = 0; asked < 25; asked++) {
      await ask(client(url, undefined, { "x-forwarded-for": `203.0.113.${asked}` }));
      await api.db.query("UPDATE rate_limits SET expire = 1 WHERE key LIKE 'password reset%'");
    }
  });
  await api.settled();
  const before = (await links()).length;
  await api.db.query("UPDATE rate_limits SET expire = 1 WHERE key LIKE 'password reset%'");
  await ask(api.visitor);
  await api.settled();

  expect(before).toBeLessThanOrEqual(20);
  expect(await links()).toHaveLength(before + 1);
});

const resetLinks = async (api: TestApp) => {
  await api.settled();
  return (await mailsOf(api, VICTIM)).filter(({ subject }) => subject === "Choose a new password").length;
};

test("an owner in a new network gets a reset link however many strangers have requested links before", async () => {
  const api = await testApp();
  await api.has(aPartner({ email: VICTIM, emailProvenAt: new Date() }));
  const newest = async () => {
    await api.visitor.graphql(REQUEST, { login: VICTIM, language: "en" });
    return resetLinks(api);
  };
  const passHalfHour = () =>
    api.db.query("UPDATE rate_limits SET expire = 1 WHERE key LIKE 'password reset%' OR key LIKE 'first reset links%'");
  await newest();
  await api.db.query(
    "UPDATE rate_limits SET points = 99 WHERE key LIKE 'mails to a proven address:%' OR key LIKE 'password reset mails of a user:%'",
  );

  const within = await newest();
  await passHalfHour();
  const later = await newest();
  const again = await newest();

  expect([within, later, again]).toEqual([1, 2, 2]);
});

test("an unproven mailbox gets no reset link beyond its four mails a day, however much time has passed", async () => {
  const api = await testApp();
  await api.has(aPartner({ email: VICTIM, emailProvenAt: null }));

  for (let asked = 0; asked < 6; asked++) {
    await api.visitor.graphql(REQUEST, { login: VICTIM, language: "en" });
    await api.settled();
    await api.db.query(
      "UPDATE rate_limits SET expire = 1 WHERE key LIKE 'password reset%' OR key LIKE 'first reset links%'",
    );
  }

  expect(await resetLinks(api)).toBe(4);
});

test("accounts at a stranger's mailbox cause no reset link beyond its four mails a day, also from networks where they signed in", async () => {
  const api = await testApp();
  await secondApp(api, { trustProxy: 1 }, async (url, settled) => {
    const from = (network: string) => client(url, undefined, { "x-forwarded-for": network });
    for (const [place, username] of ["one", "two"].entries()) {
      await from("203.0.113.1").post("/api/register", person(username, `victim+${place}@example.org`));
      for (const network of ["203.0.113.1", "203.0.113.2"]) {
        expect(await from(network).post("/api/login", { username, password: PASSWORD })).toMatchObject({ status: 200 });
        for (let asked = 0; asked < 4; asked++)
          await from(network).graphql(REQUEST, { login: username, language: "en" });
      }
    }
    await settled();
  });

  expect(await mailsToVictim(api)).toHaveLength(4);
});

test("contact requests with a proven address cause ten mails a day and leave the rest to reset links, also from a new network", async () => {
  const api = await testApp();
  await api.has(aPartner({ email: VICTIM, emailProvenAt: new Date() }));

  for (let each = 0; each < 21; each++) await api.visitor.post("/api/contact", { ...CONTACT, email: VICTIM });
  const acknowledged = (await mailsToVictim(api)).length;
  await api.visitor.graphql(REQUEST, { login: VICTIM, language: "en" });

  expect([acknowledged, await resetLinks(api)]).toEqual([10, 1]);
});

test("strangers who request reset links for an account do not use up those from a network where its owner signed in", async () => {
  const api = await testApp();
  const owner = await api.has(aPartner({ email: VICTIM, emailProvenAt: new Date() }));
  await api.as(owner).signIn();
  await secondApp(api, { trustProxy: 1 }, async (url, settled) => {
    for (let asked = 0; asked < 8; asked++)
      await client(url, undefined, { "x-forwarded-for": `203.0.113.${asked}` }).graphql(REQUEST, {
        login: VICTIM,
        language: "en",
      });
    await settled();
  });
  const ofStrangers = await resetLinks(api);

  for (let asked = 0; asked < 4; asked++)
    for (const login of [owner.username, VICTIM]) await api.visitor.graphql(REQUEST, { login, language: "en" });

  expect([ofStrangers, await resetLinks(api)]).toEqual([5, 10]);
});

test("twenty sign-ins from twenty networks in an hour are three mails", async () => {
  const api = await testApp();
  const owner = await api.has(aPartner());
  const account = { username: owner.username, password: PASSWORD };

  await secondApp(api, { trustProxy: 1 }, async (url) => {
    for (let network = 0; network < 20; network++)
      await client(url, undefined, { "x-forwarded-for": `203.0.${network}.7` }).post("/api/login", account);
  });

  expect(await api.db.query("SELECT 1 FROM known_devices WHERE user_id = $1", [owner.id])).toHaveLength(20);
  expect(await mailsOf(api, owner.email)).toHaveLength(3);
});

test.each([
  ["dots at Gmail", "a.da@gmail.com", "ada@googlemail.com"],
  ["an international domain", "ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["another full stop in the domain", "ada@a。b.example", "ada@a.b.example"],
  ["a tag", "ada+1@example.org", "ADA@Example.org"],
])("%s does not make another mailbox", (_what, one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test("a name with dots elsewhere, and a text without @, stay as they are", () => {
  expect(mailboxOf("a.da@example.org")).toBe("a.da@example.org");
  expect(mailboxOf("unknown Ada")).toBe("unknown ada");
});

test("an account at a stranger's address does not mail the stranger by changing its address again and again", async () => {
  const api = await testApp();
  await api.visitor.post("/api/register", person("squatter", VICTIM));
  const squatter = api.as({ username: "squatter" });

  for (let each = 0; each < 5; each++)
    expect((await squatter.graphql(CHANGE, { email: `away${each}@example.org` })).errors).toBeUndefined();

  expect(await mailsToVictim(api)).toHaveLength(1);
});

test("new devices of accounts at an address that nobody has proven are not mailed to it", async () => {
  const api = await testApp();
  for (const name of ["one", "two", "three"]) {
    await api.visitor.post("/api/register", person(name, `victim+${name}@example.org`));
    for (const device of ["Chrome", "Firefox"])
      await client(api.url, { username: name, password: PASSWORD }, { "user-agent": device }).signIn();
  }

  expect(await mailsToVictim(api)).toHaveLength(1);
});

test("the table of limits holds no address of a stranger", async () => {
  const api = await testApp();
  await api.visitor.post("/api/register", person("ada", VICTIM));

  const rows = await api.db.query<{ key: string }[]>("SELECT key FROM rate_limits");

  expect(rows.filter(({ key }) => key.includes("victim"))).toEqual([]);
  // A SHA-256 without a key would be no protection: anybody can compute the SHA-256 of a guessed address.
  const guessed = createHash("sha256").update(VICTIM).digest("hex");
  expect(rows.filter(({ key }) => key.includes(guessed))).toEqual([]);
  expect(rows.filter(({ key }) => key.startsWith("first mails to an unproven address:"))).toHaveLength(1);
});

test("an account mails five unproven addresses a day, and another account's mail to the next one is not spent by it", async () => {
  const api = await testApp();
  const [sender, owner] = [api.as(await api.has(aPartner())), api.as(await api.has(aPartner()))];
  const change = async (as: Client, place: number) =>
    (await as.graphql(CHANGE, { email: `stranger${place}@example.org` })).errors?.[0]?.extensions.code;

  const answers: (string | undefined)[] = [];
  for (let place = 0; place < 7; place++) answers.push(await change(sender, place));

  expect(answers).toEqual([...Array<undefined>(5).fill(undefined), "RATE_LIMITED", "RATE_LIMITED"]);
  expect(await change(owner, 5)).toBeUndefined();
  expect(await mailsToStrangers(api)).toHaveLength(6);
});

test("a mail that the limit of its address stops does not count for its sender", async () => {
  const api = await testApp();
  const contact = (email: string) => api.visitor.post("/api/contact", { ...CONTACT, email });
  for (let each = 0; each < 25; each++) await contact("stranger@example.org");

  for (let place = 0; place < 10; place++)
    await api.visitor.post("/api/register", person(`squatter${place}`, `stranger${place}@example.org`));

  expect(await mailsToStrangers(api)).toHaveLength(11);
});

test("strangers who send contact requests with an address do not use up the confirmations of its owner", async () => {
  const api = await testApp();
  for (let each = 0; each < 6; each++) await api.visitor.post("/api/contact", { ...CONTACT, email: VICTIM });
  expect(await api.visitor.post("/api/register", person("owner", VICTIM))).toMatchObject({ status: 201 });

  const answer = await api.as({ username: "owner" }).graphql("mutation { requestEmailConfirmation }");

  expect(answer.errors).toBeUndefined();
  expect((await mailsOf(api, VICTIM)).map(({ subject }) => subject)).toContain("Confirm your e-mail address");
});

test("a network mails thirty unproven addresses a day, by all its accounts, registrations and contact requests together", async () => {
  const api = await testApp();
  const answers: number[] = [];
  await secondApp(api, { trustProxy: 1 }, async (url) => {
    const from = (network: string) => client(url, undefined, { "x-forwarded-for": network });
    for (let place = 0; place < 20; place++) {
      const email = `stranger${place}@example.org`;
      const { status } = await from("203.0.113.7").post("/api/register", person(`squatter${place}`, email));
      answers.push(status);
    }
    for (let place = 20; place < 35; place++)
      await from("203.0.113.7").post("/api/contact", { ...CONTACT, email: `stranger${place}@example.org` });
    const before = await mailsToStrangers(api);
    await from("198.51.100.7").post("/api/contact", { ...CONTACT, email: "stranger34@example.org" });

    expect(before).toHaveLength(30);
  });

  expect(new Set(answers)).toEqual(new Set([201]));
  expect(await mailsToStrangers(api)).toHaveLength(31);
});
