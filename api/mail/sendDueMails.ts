import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { plainRows } from "#api/core/database/plainRows.ts";
import type { MailSeal } from "#api/mail/mailSeal.ts";
import type { MailTransport } from "#api/mail/MailTransport.ts";
import { nextAttempt } from "#api/mail/nextAttempt.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface Outbox {
  db: DataSource;
  transport: MailTransport;
  log: Logger;
  seal: Pick<MailSeal, "open">;
}

/** What a mail that carried a secret keeps of its text. */
const DROPPED = "This text was dropped when the mail was sent.";

const MAX_ERROR_LENGTH = 2000;
const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * Sends due mails one by one until none is left or the signal aborts. No row is locked during sending: a claim postpones the
 * next attempt by five minutes, so that no other process sends the mail meanwhile. A process that dies between sending and
 * marking leaves the mail due: at-least-once delivery, it may arrive twice but is never lost. Notices to somebody who was blocked,
 * banned or deleted meanwhile are dropped.
 * @param now defaults to the database's clock
 */
export async function sendDueMails({ db, transport, log, seal }: Outbox, { now, signal }: { now?: Date; signal?: AbortSignal } = {}) {
  const count = { sent: 0, failed: 0 };
  while (!signal?.aborted) {
    const claim = await claimDueMail(db, now);
    if (!claim) break;
    const { mail, isDropped, claimedAt } = claim;
    if (isDropped) {
      await db.manager.delete(OutgoingMail, mail.id);
      continue;
    }
    const failure = await readable(mail, seal).then((read) => transport.send(read)).then(() => null, (err: unknown) => ({ err }));
    if (failure) await markFailed({ db, log }, mail, failure, claimedAt);
    else await db.manager.update(OutgoingMail, mail.id, { sentAt: claimedAt, nextAttemptAt: null, lastError: null, ...(mail.isSecret && { text: DROPPED }) });
    count[failure ? "failed" : "sent"]++;
  }
  return count;
}

const readable = async (mail: OutgoingMail, seal: Outbox["seal"]): Promise<OutgoingMail> =>
  mail.isSecret ? Object.assign(new OutgoingMail(), mail, { text: await Promise.resolve(mail.text).then(seal.open) }) : mail;

/** Notices that are not told any more to the user, by the name of the table: api/mail knows no noun. Mails about an account are sent, and so is what is about a request. */
const IS_DROPPED = "is_notice AND NOT EXISTS (SELECT FROM users WHERE users.id = about_id AND status = 'active' AND deleted_at IS NULL)";

/** SKIP LOCKED: processes that poll at the same time claim different rows. */
async function claimDueMail(db: DataSource, now?: Date) {
  const mails = plainRows(db, OutgoingMail);
  const [[claimed]] = await db.query<[(OutgoingMail & { claimedAt: Date; isDropped: boolean })[], number]>(
    `UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = ${NOW} + interval '5 minutes'
      WHERE id = (SELECT id FROM outgoing_mails WHERE next_attempt_at <= ${NOW} ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${mails.columns()}, ${NOW} AS "claimedAt", ${IS_DROPPED} AS "isDropped"`,
    [now ?? null],
  );
  if (!claimed) return undefined;
  const { claimedAt, isDropped, ...mail } = claimed;
  return { mail: mails.read(mail), claimedAt, isDropped };
}

async function markFailed({ db, log }: Pick<Outbox, "db" | "log">, mail: OutgoingMail, { err }: { err: unknown }, now: Date) {
  const nextAttemptAt = nextAttempt(mail, now);
  await db.manager.update(OutgoingMail, mail.id, { nextAttemptAt, lastError: messageOf(err).replaceAll("\0", "").slice(0, MAX_ERROR_LENGTH) });
  const { id, attempts } = mail;
  if (nextAttemptAt) log.warn({ mail: id, attempts, nextAttemptAt, err }, "sending a mail failed, it will be retried");
  else log.error({ mail: id, attempts, err }, "sending a mail failed for three days, no more retries; the mail is kept");
}

const messageOf = (thrown: unknown) => String((thrown as Error | null)?.message ?? thrown);
