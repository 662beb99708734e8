import { once } from "node:events";

import { pino } from "pino";

import { mailDispatcher } from "#api/mail/mailDispatcher.ts";
import { openMailEncryption, queueMail } from "#api/mail/queueMail.ts";
import type { MailTransport } from "#api/mail/transports.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const NEVER = 1_000_000_000;

async function given(send?: MailTransport["send"]) {
  const { db } = await testApp();
  const sent: string[] = [];
  const logged: string[] = [];
  const transport: MailTransport = {
    destination: "a list",
    send: send ?? (({ subject }) => Promise.resolve(void sent.push(subject))),
  };
  const log = pino(
    { level: "info" },
    { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const queue = (subject: string, recipient = "ada@example.org") =>
    db.transaction((tx) => queueMail(tx, { recipient, replyTo: "desk@axion.example", subject, text: "." }));
  /**
   * Queues many mails to one address. These mails have been due for an hour, so they are sent before any mail that
   * `queue` adds.
   */
  const queueMany = (count: number, recipient: string) =>
    db.query(
      "INSERT INTO outgoing_mails (recipient, subject, text, next_attempt_at) SELECT $1, 'One of many', '.', now() - interval '1 hour' FROM generate_series(1, $2::int)",
      [recipient, count],
    );
  return {
    db,
    queueMany,
    sent,
    logged,
    queue,
    dispatcher: (every: number) =>
      mailDispatcher({ db, transport, log, encryption: openMailEncryption("only for tests") }, every),
  };
}

test("the start logs once where mail goes, and sends waiting mails", async () => {
  const { sent, logged, queue, dispatcher } = await given();
  await queue("Waited");
  const mails = dispatcher(NEVER);

  mails.start();
  await until(() => sent.length === 1);
  await mails.stop();

  expect(sent).toEqual(["Waited"]);
  expect(logged).toEqual(["mail goes to a list"]);
});

test("mail that was queued goes out at once when the dispatcher is woken, also while it is at work", async () => {
  const { sent, queue, dispatcher } = await given();
  const mails = dispatcher(NEVER);
  mails.start();

  for (let n = 1; n <= 10; n++) {
    await queue(`Mail ${n}`);
    mails.wake();
  }
  await until(() => sent.length === 10);
  await mails.stop();

  expect(new Set(sent).size).toBe(10);
});

/**
 * A mail server that does not respond for recipients that match `hangs`, until `end` is called. `tried` lists these
 * recipients, and `arrived` lists all others.
 */
function aHangingServer(hangs: RegExp) {
  const [tried, arrived]: [string[], string[]] = [[], []];
  const ending = new AbortController();
  const send: MailTransport["send"] = async ({ recipient }) => {
    if (!hangs.test(recipient)) return void arrived.push(recipient);
    tried.push(recipient);
    await once(ending.signal, "abort");
  };
  const end = async (mails: ReturnType<typeof mailDispatcher>) => {
    const stopped = mails.stop();
    ending.abort();
    await stopped;
  };
  return { tried, arrived, send, end };
}

test("a thousand mails to one address, for which the mail server never answers, delay nobody else's mail", async () => {
  const { tried, arrived, send, end } = aHangingServer(/slow/);
  const { queue, queueMany, dispatcher } = await given(send);
  await queueMany(1000, "slow@example.org");
  const mails = dispatcher(NEVER);
  mails.start();
  await until(() => tried.length === 1);

  await queue("For another", "ada@example.org");
  mails.wake();
  await until(() => arrived.length === 1);
  await end(mails);

  expect([tried, arrived]).toEqual([["slow@example.org"], ["ada@example.org"]]);
});

test("mails to many addresses that failed at last leave room for others", async () => {
  const { tried, arrived, send, end } = aHangingServer(/slow/);
  const { db, queue, queueMany, dispatcher } = await given(send);
  for (let n = 0; n < 10; n++) await queueMany(1, `slow.${n}@example.org`);
  await db.query("UPDATE outgoing_mails SET attempts = 1");
  const mails = dispatcher(20);
  mails.start();
  await until(() => tried.length === 2);

  await queue("For another", "ada@example.org");
  await until(() => arrived.length === 1);
  await end(mails);

  expect(tried).toHaveLength(2);
});

test("without being woken it polls at each interval, until it is stopped", async () => {
  const { db, sent, queue, dispatcher } = await given();
  const mails = dispatcher(20);
  mails.start();
  await queue("Of another process");
  await until(() => sent.length === 1);

  await mails.stop();
  await queue("After the stop");
  mails.wake();

  expect(sent).toEqual(["Of another process"]);
  expect(await db.manager.countBy(OutgoingMail, { attempts: 0 })).toBe(1);
});

test("the stop waits for the mail in progress, and starts no other", async () => {
  let arrive: (() => void) | undefined;
  const { db, queue, dispatcher } = await given(() => new Promise((arrived) => (arrive = arrived)));
  await queue("Under way");
  await queue("Next");
  const mails = dispatcher(NEVER);
  mails.start();
  await until(() => arrive !== undefined);

  const stopped = mails.stop();
  arrive?.();
  await stopped;

  const rows = await db.manager.find(OutgoingMail, { order: { subject: "DESC" } });
  expect(rows.map(({ subject, sentAt }) => [subject, sentAt !== null])).toEqual([
    ["Under way", true],
    ["Next", false],
  ]);
});
