import { openLog } from "#api/core/http/log.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { openMailEncryption, queueMail, type NewMail } from "#api/mail/queueMail.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/transports.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const FROM = "Axion <desk@axion.example>";
const MINUTE = 60_000;

const aMail = (overrides: Partial<NewMail> = {}): NewMail => ({
  recipient: "ada@example.org",
  replyTo: "desk@axion.example",
  subject: "Your request",
  text: "It has been received.\n",
  ...overrides,
});

const servers: Awaited<ReturnType<typeof aMailServer>>[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) await server.stop();
});

async function given() {
  const { db } = await testApp();
  const server = await aMailServer();
  servers.push(server);
  const logged: { level: number; msg: string; err?: object }[] = [];
  const log = openLog("warn", { write: (line: string) => logged.push(JSON.parse(line)) });
  const outbox = {
    db,
    log,
    transport: smtpTransport(server.url, FROM),
    encryption: openMailEncryption("only for tests"),
  };
  const queue = (mail = aMail()) => db.transaction((tx) => queueMail(tx, mail));
  // Sort by recipient and not by id, because mails of the same millisecond have ids in random order.
  const stored = () => db.manager.find(OutgoingMail, { order: { recipient: "DESC" } });
  /** A time at which every mail that the test queues is due. */
  const soon = new Date(Date.now() + 10 * MINUTE);
  return { db, server, outbox, logged, queue, stored, soon };
}

const after = (moment: Date, wait: number) => new Date(moment.getTime() + wait);

test("a queued mail arrives as it was written, and is sent once", async () => {
  const { server, outbox, queue, stored, soon } = await given();
  await queue(aMail({ subject: "Reçu – 收到", text: "Première ligne\n\n.\nlast line\n" }));

  const first = await sendDueMails(outbox, { now: soon });
  const second = await sendDueMails(outbox, { now: after(soon, 30 * 24 * 60 * MINUTE) });

  const [row] = await stored();
  expect([first, second]).toEqual([
    { sent: 1, failed: 0 },
    { sent: 0, failed: 0 },
  ]);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    envelope: { from: "desk@axion.example", to: ["ada@example.org"] },
    mail: {
      from: { name: "Axion", address: "desk@axion.example" },
      to: [{ address: "ada@example.org" }],
      replyTo: [{ address: "desk@axion.example" }],
      subject: "Reçu – 收到",
      messageId: `<${row?.id}@axion.example>`,
      date: row?.createdAt.toISOString().replace(/\.\d+/, ".000"),
    },
  });
  expect(server.received[0]?.mail.text?.replaceAll("\r\n", "\n").trimEnd()).toBe("Première ligne\n\n.\nlast line");
  expect(server.received[0]?.mail.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
  expect(row).toMatchObject({ attempts: 1, sentAt: soon, nextAttemptAt: null, lastError: null });
});

test("an attempt that the mail server never ends fails in time, and is retried", async () => {
  const { outbox, queue, stored, soon } = await given();
  await queue();
  const transport = { destination: "nowhere", send: () => new Promise<void>(() => undefined) };

  const count = await sendDueMails({ ...outbox, transport, sendWithinMs: 1 }, { now: soon });

  expect(count).toEqual({ sent: 0, failed: 1 });
  expect(await stored()).toMatchObject([
    {
      nextAttemptAt: after(soon, MINUTE),
      claimedUntil: null,
      lastError: "The mail server did not accept the mail within 1 ms",
    },
  ]);
});

test("a mail that was sent while the database was away is marked when it is back, and is not sent twice", async () => {
  const { db, server, outbox, queue, stored, soon } = await given();
  await queue();
  await queue(aMail({ subject: "The next" }));
  const lost = new Error("Connection terminated unexpectedly");
  jest.spyOn(db.manager, "update").mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);

  const count = await sendDueMails(outbox, { now: soon });

  expect(count).toEqual({ sent: 2, failed: 0 });
  expect(server.received).toHaveLength(2);
  expect(await stored()).toMatchObject([
    { attempts: 1, sentAt: soon, claimedUntil: null },
    { attempts: 1, sentAt: soon, claimedUntil: null },
  ]);
});

test("a fault that is no outage ends the round at once", async () => {
  const { db, outbox, queue, soon } = await given();
  await queue();
  const update = jest.spyOn(db.manager, "update").mockRejectedValue(new Error("a fault"));

  await expect(sendDueMails(outbox, { now: soon })).rejects.toThrow("a fault");

  expect(update).toHaveBeenCalledTimes(1);
});

test("without `now`, due mails are found by the database's clock", async () => {
  const { server, outbox, queue } = await given();
  await queue();

  await outbox.db.query("UPDATE outgoing_mails SET next_attempt_at = now() + interval '1 minute'");
  const early = await sendDueMails(outbox);
  await outbox.db.query("UPDATE outgoing_mails SET next_attempt_at = now() - interval '1 second'");
  const due = await sendDueMails(outbox);

  expect([early.sent, due.sent, server.received.length]).toEqual([0, 1, 1]);
});

test("while the mail server is down the mail stays with its reason, and arrives when the server is back", async () => {
  const { server, outbox, logged, queue, stored, soon } = await given();
  await queue();
  await server.stop();

  const down = await sendDueMails(outbox, { now: soon });
  const [waiting] = await stored();
  await server.start();
  const early = await sendDueMails(outbox, { now: after(soon, MINUTE - 1) });
  const back = await sendDueMails(outbox, { now: after(soon, MINUTE) });
  const [arrived] = await stored();

  expect([down, early, back]).toEqual([
    { sent: 0, failed: 1 },
    { sent: 0, failed: 0 },
    { sent: 1, failed: 0 },
  ]);
  expect(waiting).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: after(soon, MINUTE) });
  expect(waiting?.lastError).toContain("ECONNREFUSED");
  expect(logged).toMatchObject([{ level: 40, err: { code: "ESOCKET", command: "CONN" } }]);
  expect(server.received).toHaveLength(1);
  expect(arrived).toMatchObject({ attempts: 2, lastError: null });
});

test("a server that is down for two days and 23 hours loses nothing: after six more hours at most the mail arrives", async () => {
  const { server, outbox, queue, stored, soon } = await given();
  await queue();
  await server.stop();

  let now = soon;
  while (now.getTime() - soon.getTime() < 71 * 60 * MINUTE) {
    await sendDueMails(outbox, { now });
    now = (await stored())[0]?.nextAttemptAt ?? now;
  }
  await server.start();
  await sendDueMails(outbox, { now });

  expect(server.received).toHaveLength(1);
});

test("after three days of failures retries end: the mail is kept with its reason, and logged once", async () => {
  const { server, outbox, logged, queue, stored, soon } = await given();
  await queue();
  await server.stop();

  for (let now: Date | null | undefined = soon; now; now = (await stored())[0]?.nextAttemptAt)
    await sendDueMails(outbox, { now });
  await server.start();
  const later = await sendDueMails(outbox, { now: after(soon, 365 * 24 * 60 * MINUTE) });

  expect(await stored()).toMatchObject([
    { sentAt: null, nextAttemptAt: null, lastError: expect.stringContaining("ECONNREFUSED") },
  ]);
  expect(later).toEqual({ sent: 0, failed: 0 });
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(1);
});

test("several dispatchers on one outbox send no mail twice", async () => {
  const { server, outbox, queue, soon } = await given();
  for (let n = 1; n <= 20; n++) await queue(aMail({ subject: `Mail ${n}` }));

  const counts = await Promise.all(Array.from({ length: 4 }, () => sendDueMails(outbox, { now: soon })));

  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
  expect(new Set(server.received.map(({ mail }) => mail.subject)).size).toBe(20);
  expect(server.received).toHaveLength(20);
});

test("a mail whose process ended while sending is due again after five minutes", async () => {
  const { server, outbox, queue, soon } = await given();
  await queue();
  const ended = new Promise<never>(() => undefined);
  void sendDueMails({ ...outbox, transport: { destination: "nowhere", send: () => ended } }, { now: soon });
  while ((await outbox.db.manager.findOneByOrFail(OutgoingMail, { recipient: "ada@example.org" })).attempts === 0);

  const meanwhile = await sendDueMails(outbox, { now: after(soon, 5 * MINUTE - 1) });
  const afterwards = await sendDueMails(outbox, { now: after(soon, 5 * MINUTE) });

  expect([meanwhile.sent, afterwards.sent, server.received.length]).toEqual([0, 1, 1]);
});

test.each([
  ["blocked", { status: "blocked" as const }],
  ["banned", { status: "banned" as const }],
  ["deleted", { deletedAt: new Date() }],
])(
  "notices to a person who was %s after they were queued are dropped; mails about the account are sent",
  async (_state, state) => {
    const { db, server, outbox, queue, stored, soon } = await given();
    const [gone, active] = await db.transaction(async (tx) => [await aPartner(state)(tx), await aPartner()(tx)]);
    await queue(aMail({ subject: "A notice", aboutId: gone.id, isNotice: true }));
    await queue(aMail({ subject: "Your account", aboutId: gone.id }));
    await queue(aMail({ subject: "A notice to another", aboutId: active.id, isNotice: true }));

    const count = await sendDueMails(outbox, { now: soon });

    expect(count).toEqual({ sent: 2, failed: 0 });
    expect(server.received.map(({ mail }) => mail.subject).sort()).toEqual(["A notice to another", "Your account"]);
    expect((await stored()).map(({ subject }) => subject).sort()).toEqual(["A notice to another", "Your account"]);
  },
);

test("one mail that the server refuses does not hold up the others", async () => {
  const { server, outbox, queue, stored, soon } = await given();
  const refusing = {
    destination: "",
    send: (mail: OutgoingMail) =>
      mail.recipient === "nobody@example.org"
        ? Promise.reject(new Error("550 no such user"))
        : outbox.transport.send(mail),
  };
  await queue(aMail({ recipient: "nobody@example.org" }));
  await queue();

  const count = await sendDueMails({ ...outbox, transport: refusing }, { now: soon });

  expect(count).toEqual({ sent: 1, failed: 1 });
  expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["ada@example.org"]]);
  expect(await stored()).toMatchObject([{ lastError: "550 no such user" }, { lastError: null }]);
});

test("user input cannot inject a header: line breaks in a subject become spaces", async () => {
  const { server, outbox, queue, soon } = await given();
  await queue(aMail({ subject: "Request of Ada\r\nBcc: eve@example.org\nX-Evil: yes\u2028\u0085\u0007!" }));

  await sendDueMails(outbox, { now: soon });

  expect(server.received[0]?.envelope.to).toEqual(["ada@example.org"]);
  expect(server.received[0]?.mail.subject).toBe("Request of Ada Bcc: eve@example.org X-Evil: yes !");
  expect(server.received[0]?.raw).not.toMatch(/^(bcc|x-evil):/im);
});

test.each([
  "ada@example.org\r\nBcc: eve@example.org",
  "ada@example.org, eve@example.org",
  "Ada <ada@example.org>",
  "ada",
])("the database takes a bare address only, not %j", async (recipient) => {
  const { queue } = await given();

  await expect(queue(aMail({ recipient }))).rejects.toThrow(/outgoing_mails_recipient_check/);
  await expect(queue(aMail({ replyTo: recipient }))).rejects.toThrow(/outgoing_mails_reply_to_check/);
});

test("a mail whose transaction is rolled back is not queued", async () => {
  const { db, stored } = await given();

  const failed = db.transaction(async (tx) => {
    await queueMail(tx, aMail());
    throw new Error("the request could not be stored");
  });

  await expect(failed).rejects.toThrow("could not be stored");
  expect(await stored()).toEqual([]);
});
