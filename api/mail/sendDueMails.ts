import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { MailTransport } from "#api/mail/MailTransport.ts";
import { nextAttempt } from "#api/mail/nextAttempt.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface Outbox {
  db: DataSource;
  transport: MailTransport;
  log: Logger;
}

const LONGEST_ERROR = 2000;
const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * Sends what is due, one mail after the other, until nothing is or the signal asks to stop. Nothing is locked while a mail
 * is under way: who takes it moves its next attempt five minutes on, so that nobody else takes it meanwhile. A process that
 * ends between sending and marking leaves the mail due again after that: it may arrive twice, but it is never lost.
 * @param now the database's clock without it
 */
export async function sendDueMails({ db, transport, log }: Outbox, { now, signal }: { now?: Date; signal?: AbortSignal } = {}) {
  const count = { sent: 0, failed: 0 };
  while (!signal?.aborted) {
    const taken = await takeDueMail(db, now);
    if (!taken) break;
    const mail = await db.manager.findOneByOrFail(OutgoingMail, { id: taken.id });
    const failure = await transport.send(mail).then(() => null, asError);
    if (failure) await markFailed({ db, log }, mail, failure, taken.now);
    else await db.manager.update(OutgoingMail, mail.id, { sentAt: taken.now, nextAttemptAt: null, lastError: null });
    count[failure ? "failed" : "sent"]++;
  }
  return count;
}

interface Taken {
  id: string;
  now: Date;
}

/** Several processes ask at once: each passes over the row that another is just taking. */
async function takeDueMail(db: DataSource, now?: Date): Promise<Taken | undefined> {
  const [rows] = await db.query<[Taken[], number]>(
    `UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = ${NOW} + interval '5 minutes'
      WHERE id = (SELECT id FROM outgoing_mails WHERE next_attempt_at <= ${NOW} ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, ${NOW} AS now`,
    [now ?? null],
  );
  return rows[0];
}

async function markFailed({ db, log }: Pick<Outbox, "db" | "log">, mail: OutgoingMail, { message }: Error, now: Date) {
  const nextAttemptAt = nextAttempt(mail, now);
  await db.manager.update(OutgoingMail, mail.id, { nextAttemptAt, lastError: message.replaceAll("\0", "").slice(0, LONGEST_ERROR) });
  const { id, attempts } = mail;
  if (nextAttemptAt) log.warn({ mail: id, attempts, nextAttemptAt, reason: message }, "a mail could not be sent, it is tried again");
  else log.error({ mail: id, attempts, reason: message }, "a mail could not be sent for three days, it is given up and kept");
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
