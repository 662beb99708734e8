import { deleteSentMails } from "#api/mail/deleteSentMails.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { testApp } from "#api/testing/testApp.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

const sent = (days: number): Partial<OutgoingMail> => ({ attempts: 1, nextAttemptAt: null, sentAt: daysAgo(days) });

async function given(mails: Record<string, Partial<OutgoingMail>>) {
  const { db } = await testApp();
  for (const [subject, mail] of Object.entries(mails))
    await db.manager.insert(OutgoingMail, {
      recipient: "ada@example.org",
      subject,
      text: ".",
      createdAt: daysAgo(90),
      ...mail,
    });
  const subjects = async () => (await db.manager.find(OutgoingMail)).map(({ subject }) => subject).sort();
  return { db, subjects };
}

test("a mail is deleted thirty days after it was sent, whenever it was queued", async () => {
  const { db, subjects } = await given({
    "30 days and more": { ...sent(30), sentAt: new Date(daysAgo(30).getTime() - 1) },
    "30 days": sent(30),
    today: sent(0),
  });

  await deleteSentMails(db, NOW);

  expect(await subjects()).toEqual(["30 days", "today"]);
});

test("mails that are due, and mails whose retries have ended, are kept", async () => {
  const { db, subjects } = await given({
    new: { nextAttemptAt: daysAgo(90) },
    "tried again": { attempts: 30, nextAttemptAt: daysAgo(-1), lastError: "550 no such user" },
    "given up": { attempts: 30, nextAttemptAt: null, lastError: "550 no such user" },
  });

  await deleteSentMails(db, NOW);

  expect(await subjects()).toEqual(["given up", "new", "tried again"]);
});

test("without `now`, the age is measured by the database's clock", async () => {
  const { db, subjects } = await given({ earlier: sent(0), later: sent(0) });
  await db.query(
    "UPDATE outgoing_mails SET sent_at = now() - CASE subject WHEN 'earlier' THEN interval '31 days' ELSE interval '29 days' END",
  );

  await deleteSentMails(db);

  expect(await subjects()).toEqual(["later"]);
});
