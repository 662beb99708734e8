import { Client as DatabaseClient } from "pg";

import { openLog } from "#api/core/http/log.ts";
import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { REQUEST } from "#api/testing/builders/accountMails.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const ENCRYPTION = openMailEncryption("only for tests");

/** The texts of all SQL statements that run during the action, including those of rate limits and mails. */
async function statementsDuring(action: () => Promise<unknown>) {
  const query = jest.spyOn(DatabaseClient.prototype, "query");
  try {
    await action();
    return query.mock.calls.map(([sent]: unknown[]) =>
      typeof sent === "string" ? sent : (sent as { text: string }).text,
    );
  } finally {
    query.mockRestore();
  }
}

/**
 * Runs `use` with an app that sends mails as soon as they are queued.
 * @returns The recipients of the sent mails
 */
async function mailingApp(api: TestApp, use: (url: string, settled: () => Promise<void>) => Promise<void>) {
  const sent: string[] = [];
  const transport = {
    destination: "a list",
    send: ({ recipient }: OutgoingMail) => Promise.resolve(void sent.push(recipient)),
  };
  const outbox = { db: api.db, transport, log: openLog("silent"), encryption: ENCRYPTION };
  const rounds: Promise<unknown>[] = [];
  const queued = () => void rounds.push(sendDueMails(outbox));
  await secondApp(api, { mail: { desk: "desk@example.org", queued } }, (url, settled) =>
    use(url, async () => {
      await settled();
      await Promise.all(rounds);
    }),
  );
  return sent;
}

test("asking for a new password runs the same statements for every login, whether or not an account gets a mail", async () => {
  const api = await testApp();
  const known = await api.has(aPartner());
  const unproven = await api.has(aPartner({ emailProvenAt: null }));
  const overLimit = await api.has(aPartner());
  const overBudget = await api.has(aPartner());
  const fromHere = await api.has(aPartner());
  await api.as(fromHere).signIn();
  const statements: Record<string, string[]> = {};

  const sent = await mailingApp(api, async (url, settled) => {
    const ask = (login: string) =>
      statementsDuring(async () => {
        const answer = await client(url).graphql(REQUEST, { login, language: "en" });
        expect(answer.data).toEqual({ requestPasswordReset: true });
        await settled();
      });
    // A warm-up, because the first request also runs statements that a process runs only once.
    await ask("warm-up");
    for (let asked = 0; asked < 5; asked++) await ask(overLimit.username);
    await ask(overBudget.username);
    await api.db.query("UPDATE rate_limits SET points = 20 WHERE key LIKE 'mails to a proven address:%'");
    const logins = {
      unknown: "nobody",
      "unknown, again": "nobody",
      "unknown address": "nobody@example.org",
      username: known.username,
      "username, again": known.username,
      address: known.email.toUpperCase(),
      unproven: unproven.email,
      "from a known network": fromHere.username,
      blocked: (await api.has(aPartner({ status: "blocked" }))).username,
      banned: (await api.has(aPartner({ status: "banned" }))).email,
      deleted: (await api.has(aPartner({ deletedAt: new Date() }))).email,
      "over the limit of links": overLimit.email,
      "over the budget of the mailbox": overBudget.email,
    };
    for (const [what, login] of Object.entries(logins)) statements[what] = await ask(login);
  });

  const { unknown, ...others } = statements;
  for (const [what, texts] of Object.entries(others)) expect([what, texts]).toEqual([what, unknown]);
  expect(unknown!.filter((text) => /INSERT INTO audit_events|UPDATE outgoing_mails/.test(text)).length).toBeGreaterThan(
    2,
  );
  expect(sent).toEqual([
    ...Array<string>(5).fill(overLimit.email),
    overBudget.email,
    ...Array<string>(3).fill(known.email),
    unproven.email,
    fromHere.email,
  ]);
});

test("a wrong password runs the same statements for every username, also at an address from which the account signed in", async () => {
  const api = await testApp();
  const [known, fromHere, blocked] = [
    await api.has(aPartner()),
    await api.has(aPartner()),
    await api.has(aPartner({ status: "blocked" })),
  ];
  await api.as(fromHere).signIn();
  const login = (username: string) =>
    statementsDuring(async () => {
      const answer = await client(api.url).post("/api/login", { username, password: "wrong horse" });
      expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
      await api.settled();
    });
  await login("warm-up");
  const unknown = await login("somebody unknown");

  for (const { username } of [known, fromHere, blocked])
    expect([username, await login(username)]).toEqual([username, unknown]);
  expect(unknown.some((text) => text.includes("INSERT INTO audit_events"))).toBe(true);
});
