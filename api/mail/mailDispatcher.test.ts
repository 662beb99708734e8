import { pino } from "pino";

import { mailDispatcher } from "#api/mail/mailDispatcher.ts";
import { openMailSeal } from "#api/mail/mailSeal.ts";
import type { MailTransport } from "#api/mail/MailTransport.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { queueMail } from "#api/mail/queueMail.ts";
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
  const log = pino({ level: "info" }, { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) });
  const queue = (subject: string) =>
    db.transaction((tx) => queueMail(tx, { recipient: "ada@example.org", replyTo: "desk@axion.example", subject, text: "." }));
  return { db, sent, logged, queue, dispatcher: (every: number) => mailDispatcher({ db, transport, log, seal: openMailSeal("only for tests") }, every) };
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

  const rows = await db.manager.find(OutgoingMail, { order: { id: "ASC" } });
  expect(rows.map(({ subject, sentAt }) => [subject, sentAt !== null])).toEqual([["Under way", true], ["Next", false]]);
});
