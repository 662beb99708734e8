import { createHash } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { openMailEncryption } from "#api/mail/queueMail.ts";
import { NO_RECIPIENT, OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { afterRestore } from "#api/database/backup/afterRestore.ts";
import { openLog } from "#api/core/http/log.ts";
import { deleteExpiredTokens } from "#api/users/account-mails/accountTokens.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";

const NEW = "another horse";
const VOID = [
  { message: "This link is no longer valid. Please ask for a new one.", extensions: { code: "NOT_FOUND" } },
];

async function requestReset(api: TestApp, login: string, language = "en") {
  const answer = await api.visitor.graphql(REQUEST, { login, language });
  await api.settled();
  return answer;
}

const reset = (api: TestApp, token: string, password = NEW) => client(api.url).graphql(RESET, { token, password });

/** A partner who requested a link to choose a new password, and the token in the mailed link. */
async function aLink() {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await requestReset(api, partner.username);
  return { api, partner, token: tokenIn((await mailsOf(api, partner.email)).at(-1)!) };
}

test("a mailed link stores a new password once, ends every session and tells the owner", async () => {
  const { api, partner, token } = await aLink();
  const laptop = api.as(partner, PASSWORD);
  await laptop.signIn();

  const answer = await reset(api, token);

  expect(answer.data).toEqual({ resetPassword: true });
  expect(await laptop.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await api.as(partner, PASSWORD).signIn()).toMatchObject({ status: 401 });
  expect(await api.as(partner, NEW).signIn()).toMatchObject({ status: 200 });
  expect((await mailsOf(api, partner.email)).map(({ subject }) => subject)).toEqual([
    "Choose a new password",
    "Your password was changed",
  ]);
  expect((await reset(api, token, "a third horse")).errors).toMatchObject(VOID);
  expect(await api.as(partner, NEW).signIn()).toMatchObject({ status: 200 });
});

test("of ten uses of one link at once one counts", async () => {
  const { api, partner, token } = await aLink();
  const passwords = Array.from({ length: 10 }, (_, place) => `${NEW} ${place}`);

  const answers = await Promise.all(passwords.map((password) => reset(api, token, password)));

  const won = passwords.filter((_, place) => answers[place]?.data?.resetPassword === true);
  expect(won).toHaveLength(1);
  for (const { errors } of answers) if (errors) expect(errors).toMatchObject(VOID);
  expect(await api.as(partner, won[0]).signIn()).toMatchObject({ status: 200 });
  expect(api.faults).toEqual([]);
});

test.each(["the link", "the change"])(
  "a link is used and the password is changed in a session at once, %s first: one of both counts, and its password signs in",
  async (first) => {
    const { api, partner, token } = await aLink();
    const browser = api.as(partner, PASSWORD);
    await browser.signIn();
    const [byLink, byChange] = [`${NEW} by link`, `${NEW} by change`];
    const change = () =>
      browser.graphql(`mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${byChange}") }`);
    const use = () => reset(api, token, byLink);

    const [used, changed] =
      first === "the link"
        ? await Promise.all([use(), change()])
        : await Promise.all([change(), use()]).then(([one, two]) => [two, one] as const);

    const counted = [used.data?.resetPassword, changed.data?.changePassword].map((done) => done === true);
    expect(counted.sort()).toEqual([false, true]);
    const password = used.data?.resetPassword ? byLink : byChange;
    expect((used.errors ?? changed.errors)?.[0]?.extensions.code).toMatch(
      /^(NOT_FOUND|UNAUTHENTICATED|BAD_USER_INPUT)$/,
    );
    expect(await api.as(partner, password).signIn()).toMatchObject({ status: 200 });
    expect(api.faults).toEqual([]);
  },
);

test("a new password, another address, a block and a deletion void the links that were mailed before, by whatever path", async () => {
  const { api, partner } = await aLink();
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const here = api.as(partner, PASSWORD);
  const changes: [string, () => Promise<{ status: number }>][] = [
    [
      "own password",
      () => here.graphql(`mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}") }`),
    ],
    ["password by an administrator", () => admin.patch(`/api/users/${partner.id}`, { password: PASSWORD })],
    ["address by an administrator", () => admin.patch(`/api/users/${partner.id}`, { email: `new-${partner.email}` })],
    ["block", () => admin.patch(`/api/users/${partner.id}`, { status: "blocked" })],
  ];
  for (const [what, change] of changes) {
    await api.db.query("DELETE FROM rate_limits");
    await requestReset(api, partner.username);
    const [{ count }] = await api.db.query<[{ count: number }]>("SELECT count(*)::int AS count FROM account_tokens");
    expect([what, count > 0]).toEqual([what, true]);
    expect(await change()).toMatchObject({ status: 200 });

    expect([what, await api.db.query("SELECT * FROM account_tokens WHERE purpose <> 'undoEmail'")]).toEqual([what, []]);
  }
});

test("a link is void after its user was blocked, also once they are active again", async () => {
  const { api, partner, token } = await aLink();
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  await admin.patch(`/api/users/${partner.id}`, { status: "blocked" });
  expect((await reset(api, token)).errors).toMatchObject(VOID);
  await admin.patch(`/api/users/${partner.id}`, { status: "active" });

  expect((await reset(api, token)).errors).toMatchObject(VOID);
});

test("a link ends after thirty minutes by the database's clock, and is then deleted", async () => {
  const { api, token } = await aLink();
  const [{ minutes }] = await api.db.query<[{ minutes: number }]>(
    "SELECT round(extract(epoch FROM expires_at - clock_timestamp()) / 60)::int AS minutes FROM account_tokens",
  );
  await api.db.query("UPDATE account_tokens SET expires_at = clock_timestamp()");

  const answer = await reset(api, token);

  expect(minutes).toBe(30);
  expect(answer.errors).toMatchObject(VOID);
  await deleteExpiredTokens(api.db);
  expect(await api.db.query("SELECT * FROM account_tokens")).toEqual([]);
});

test("a known, an unknown, a blocked, a banned and a deleted account get the same answer, and only the known one a mail", async () => {
  const api = await testApp();
  const known = await api.has(aPartner());
  const others = [
    await api.has(aPartner({ status: "blocked" })),
    await api.has(aPartner({ status: "banned" })),
    await api.has(aPartner({ deletedAt: new Date() })),
  ];
  const logins = [
    known.username,
    known.email.toUpperCase(),
    "nobody",
    "nobody@example.org",
    ...others.flatMap(({ username, email }) => [username, email]),
  ];

  const answers = [];
  for (const login of logins) answers.push(await requestReset(api, login));

  for (const { status, data, errors } of answers)
    expect({ status, data, errors }).toEqual({ status: 200, data: { requestPasswordReset: true }, errors: undefined });
  const recipients = (await api.db.manager.find(OutgoingMail)).map(({ recipient }) => recipient);
  expect(recipients.filter((recipient) => recipient !== NO_RECIPIENT)).toEqual([known.email, known.email]);
});

test("where one account's username is another's address, each gets a link at its own address, and signing in finds one only", async () => {
  const api = await testApp();
  const owner = await api.has(aPartner({ email: "ada@example.org" }));
  const impostor = await api.has(
    aPartner({ username: "Ada@example.org", passwordHash: await hash("an impostor", { memoryCost: 8, timeCost: 1 }) }),
  );

  await requestReset(api, "ada@example.org");

  for (const { id, username, email } of [owner, impostor]) {
    const [mail, ...others] = await mailsOf(api, email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(username);
    const token = createHash("sha256").update(tokenIn(mail!)).digest("hex");
    expect(await api.db.query("SELECT user_id FROM account_tokens WHERE sha256 = $1", [token])).toEqual([
      { user_id: id },
    ]);
  }
  expect(await api.as({ username: owner.email }).signIn()).toMatchObject({ status: 401 });
  expect(await api.as(owner).signIn()).toMatchObject({ status: 200 });
});

test("the answer does not wait for anything that depends on the account: it is the same where its work fails", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  await api.db.query("ALTER TABLE account_tokens RENAME TO moved_away");
  try {
    const answers = [await requestReset(api, partner.username), await requestReset(api, "nobody")];
    for (const { status, data } of answers)
      expect({ status, data }).toEqual({ status: 200, data: { requestPasswordReset: true } });
    const fault = { msg: "work after an answer failed" };
    expect(api.faults).toMatchObject([fault, fault]);
  } finally {
    await api.db.query("ALTER TABLE moved_away RENAME TO account_tokens");
  }
});

test("asking is limited by account and address, and by address; the owner's mailbox gets five links in half an hour", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const answers = [];
  for (let tries = 0; tries < 6; tries++) answers.push(await requestReset(api, "nobody"));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    ...Array(5).fill(undefined),
    "RATE_LIMITED",
  ]);

  for (let tries = 0; tries < 4; tries++)
    for (const login of [partner.username, partner.email]) await requestReset(api, login);

  expect(await mailsOf(api, partner.email)).toHaveLength(5);
  for (let tries = 0; tries < 17; tries++) await requestReset(api, `somebody ${tries}`);
  expect((await requestReset(api, "another")).errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
});

test("neither the database, before and after the mail was sent, nor the log holds a token", async () => {
  const { api, partner, token } = await aLink();
  await reset(api, "x".repeat(43));
  const holding = async () => {
    const tables = await api.db.query<{ name: string }[]>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const rows = await Promise.all(
      tables.map(async ({ name }) => JSON.stringify(await api.db.query(`SELECT * FROM "${name}"`))),
    );
    return [...rows, ...api.logged].filter((text) => text.includes(token));
  };
  expect(await holding()).toEqual([]);
  const sent: string[] = [];
  const transport = { destination: "a list", send: ({ text }: OutgoingMail) => Promise.resolve(void sent.push(text)) };

  await sendDueMails(
    { db: api.db, transport, log: openLog("silent"), encryption: openMailEncryption("only for tests") },
    { now: new Date(Date.now() + 60_000) },
  );

  expect(sent[0]).toContain(`https://axion.example/reset-password#${token}\n`);
  expect(await mailsOf(api, partner.email)).toMatchObject([
    { isSecret: true, text: "This text was dropped when the mail was sent." },
  ]);
  await reset(api, token);
  expect(await holding()).toEqual([]);
});

test("a mail that was encrypted with another key is not sent, and its error tells nothing", async () => {
  const { api, partner } = await aLink();
  const transport = { destination: "nowhere", send: () => Promise.reject(new Error("sent")) };

  const count = await sendDueMails(
    { db: api.db, transport, log: openLog("silent"), encryption: openMailEncryption("another key") },
    { now: new Date(Date.now() + 60_000) },
  );

  expect(count).toEqual({ sent: 0, failed: 1 });
  const [stored] = await api.db.manager.findBy(OutgoingMail, { recipient: partner.email });
  expect(stored?.lastError).toBe("Unsupported state or unable to authenticate data");
});

test("a restored backup brings back no link", async () => {
  const { api, token } = await aLink();

  await afterRestore(api.db);

  expect((await reset(api, token)).errors).toMatchObject(VOID);
  expect(await api.db.manager.find(OutgoingMail)).toEqual([]);
});

test("after a reset the owner signs in, however many wrong passwords they tried before", async () => {
  const { api, partner, token } = await aLink();
  for (let tries = 0; tries < 10; tries++) await api.as(partner, "forgotten").signIn();
  expect(await api.as(partner, PASSWORD).signIn()).toMatchObject({ status: 429 });

  await reset(api, token);

  expect(await api.as(partner, NEW).signIn()).toMatchObject({ status: 200 });
});

test.each([
  ["of 5 characters", "short", "Password must be at least 6 characters"],
  ["of 201 characters", "x".repeat(201), "Must be at most 200 characters"],
])("a password %s is refused, and the link still works", async (_length, password, message) => {
  const { api, token } = await aLink();

  const answer = await reset(api, token, password);

  expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { password: message } } }]);
  expect((await reset(api, token)).data).toEqual({ resetPassword: true });
});

test("the mail is in the language of the page, and names nobody's line breaks", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner({ firstName: "Ada\nBcc: all", lastName: "Obi" }));

  await requestReset(api, partner.username, "fr");

  const [mail] = await mailsOf(api, partner.email);
  expect(mail?.subject).toBe("Choisissez un nouveau mot de passe");
  expect(mail?.text).toContain("Bonjour Ada Bcc: all Obi,");
  expect(mail?.text).toContain("https://axion.example/fr/reset-password#");
});
