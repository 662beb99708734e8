import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import PostalMime from "postal-mime";

import { openTransport } from "#api/mail/transports.ts";
import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

const root = mkdtempSync(join(tmpdir(), "axion-mail-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const aMail = (overrides: Partial<OutgoingMail> = {}) =>
  ({
    id: "01890000-0000-7000-8000-000000000001",
    recipient: "ada@example.org",
    replyTo: "desk@axion.example",
    subject: "Reçu",
    text: "It has been received.\n",
    createdAt: new Date("2026-03-01T12:00:00.123Z"),
    ...overrides,
  }) as OutgoingMail;

test("without a mail server each mail becomes a message file; the names sort by time, and nothing is overwritten", async () => {
  const directory = join(root, "not/there/outbox");
  const transport = openTransport({ smtpUrl: "", from: "Axion <desk@axion.example>", directory });
  const later = {
    id: "01890000-0000-7000-8000-000000000000",
    createdAt: new Date("2026-03-01T12:00:01.000Z"),
    subject: "Later",
  };
  const sameMoment = { id: "01890000-0000-7000-8000-000000000002", subject: "Same moment" };

  for (const mail of [aMail(later), aMail(), aMail(sameMoment)]) await transport.send(mail);

  const files = readdirSync(directory).sort();
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(directory, file)))));
  expect(transport.destination).toBe(`files in ${directory}, since SMTP_URL names no mail server`);
  expect(files.every((file) => file.endsWith(".eml"))).toBe(true);
  expect(mails.map(({ subject }) => subject)).toEqual(["Reçu", "Same moment", "Later"]);
  expect(mails[0]).toMatchObject({
    to: [{ address: "ada@example.org" }],
    replyTo: [{ address: "desk@axion.example" }],
    from: { name: "Axion" },
  });
  expect(mails[0]?.text?.trim()).toBe("It has been received.");
});

test("a mail that is written again, as after a crash, stays one file", async () => {
  const directory = join(root, "again");
  const transport = openTransport({ smtpUrl: "", from: "desk@axion.example", directory });

  await transport.send(aMail());
  await transport.send(aMail());

  expect(readdirSync(directory)).toHaveLength(1);
});

test("with a mail server nothing is written, and the log's sentence names the server without its password", () => {
  const directory = join(root, "none");

  const { destination } = openTransport({
    smtpUrl: "smtp://desk:secret@mail.example.org:587",
    from: "desk@axion.example",
    directory,
  });

  expect(destination).toBe("the mail server mail.example.org:587");
  expect(existsSync(directory)).toBe(false);
});
