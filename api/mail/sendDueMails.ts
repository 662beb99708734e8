import { setTimeout as wait } from "node:timers/promises";

import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { onceAvailable } from "#api/core/database/onceAvailable.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import type { MailEncryption } from "#api/mail/queueMail.ts";
import type { MailTransport } from "#api/mail/transports.ts";
import { nextAttempt } from "#api/mail/nextAttempt.ts";
import { NO_RECIPIENT, OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface Outbox {
  db: DataSource;
  transport: MailTransport;
  log: Logger;
  encryption: Pick<MailEncryption, "decrypt">;
  /** The time, in milliseconds, after which an attempt counts as failed; by default a minute. */
  sendWithinMs?: number;
}

/**
 * The maximum duration of an attempt, in milliseconds. It is far below the five minutes of a claim, so that an attempt
 * ends before another process can claim the mail.
 */
const SEND_WITHIN_MS = 60_000;

/**
 * The time, in milliseconds, for which storing the result of an attempt is retried while the database is unavailable.
 * Until the result is stored or the claim ends after five minutes, the recipient gets no other mail.
 */
const MARK_WITHIN_MS = 180_000;

/**
 * The maximum number of retried mails that are sent at the same time, because the mail server may be slow for such
 * mails again.
 */
const OF_RETRIED = 2;

/** Replaces the text of a sent mail that contained a secret. */
const DROPPED = "This text was dropped when the mail was sent.";

const MAX_ERROR_LENGTH = 2000;
const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * Sends due mails one by one, until none is left or the signal aborts. Concurrent calls share the work: at any time,
 * they send one mail to each address and at most OF_RETRIED retried mails, so that slow mails do not delay the others.
 * A claim postpones the next attempt by five minutes. If the process crashes after sending a mail and before storing
 * the result, the mail is sent again. Thus a mail may arrive twice, but is never lost. Mails with notices to blocked,
 * banned or deleted users are deleted.
 * @param now The current time; by default that of the database's clock
 */
export async function sendDueMails(
  { db, transport, log, encryption, sendWithinMs = SEND_WITHIN_MS }: Outbox,
  { now, signal }: { now?: Date; signal?: AbortSignal } = {},
) {
  const count = { sent: 0, failed: 0 };
  while (!signal?.aborted) {
    const claim = await claimDueMail(db, now);
    if (!claim) break;
    const { mail, isDropped, claimedAt } = claim;
    if (isDropped) {
      await db.manager.delete(OutgoingMail, mail.id);
      continue;
    }
    const failure = await readable(mail, encryption)
      .then(async (read) => {
        if (read.recipient !== NO_RECIPIENT) await inTime(transport.send(read), sendWithinMs);
      })
      .then(
        () => null,
        (err: unknown) => ({ err }),
      );
    const mark = () => (failure ? markFailed({ db, log }, mail, failure, claimedAt) : markSent(db, mail, claimedAt));
    await onceAvailable<unknown>(mark, MARK_WITHIN_MS, signal);
    count[failure ? "failed" : "sent"]++;
  }
  return count;
}

/**
 * Rejects if sending takes longer than `withinMs` milliseconds. If the mail server accepts the mail later, the retried
 * mail arrives a second time.
 */
async function inTime(sending: Promise<void>, withinMs: number) {
  const done = new AbortController();
  const late = wait(withinMs, undefined, { ref: false, signal: done.signal }).then(
    () => Promise.reject(new Error(`The mail server did not accept the mail within ${withinMs} ms`)),
    () => undefined,
  );
  await Promise.race([sending, late]).finally(() => done.abort());
}

const readable = async (mail: OutgoingMail, encryption: Outbox["encryption"]): Promise<OutgoingMail> =>
  mail.isSecret
    ? Object.assign(new OutgoingMail(), mail, { text: await Promise.resolve(mail.text).then(encryption.decrypt) })
    : mail;

/**
 * SQL condition: the mail contains notices, and its user is blocked, banned or deleted. Other mails, about accounts and
 * contact requests, are always sent. The SQL names the table users, because api/mail must not import api/users.
 */
const IS_DROPPED =
  "is_notice AND NOT EXISTS (SELECT FROM users WHERE users.id = about_id AND status = 'active' AND deleted_at IS NULL)";

/** SQL that claims the next due mail. With SKIP LOCKED, processes that poll at the same time claim different mails. */
const CLAIMED = `
  WITH busy AS MATERIALIZED (SELECT recipient, attempts FROM outgoing_mails WHERE claimed_until > ${NOW})
  UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = ${NOW} + interval '5 minutes', claimed_until = ${NOW} + interval '5 minutes'
   WHERE id = (SELECT id FROM outgoing_mails
                WHERE next_attempt_at <= ${NOW}
                  AND lower(recipient) NOT IN (SELECT lower(recipient) FROM busy)
                  AND (attempts = 0 OR (SELECT count(*) FROM busy WHERE attempts > 1) < ${OF_RETRIED})
                ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;

async function claimDueMail(db: DataSource, now?: Date) {
  const mails = rawRowsOf(db, OutgoingMail);
  const [[claimed]] = await db.query<[(OutgoingMail & { claimedAt: Date; isDropped: boolean })[], number]>(
    `${CLAIMED} RETURNING ${mails.columns()}, ${NOW} AS "claimedAt", ${IS_DROPPED} AS "isDropped"`,
    [now ?? null],
  );
  if (!claimed) return undefined;
  const { claimedAt, isDropped, ...mail } = claimed;
  return { mail: mails.read(mail), claimedAt, isDropped };
}

const markSent = (db: DataSource, mail: OutgoingMail, sentAt: Date) =>
  db.manager.update(OutgoingMail, mail.id, {
    sentAt,
    nextAttemptAt: null,
    claimedUntil: null,
    lastError: null,
    ...(mail.isSecret && { text: DROPPED }),
  });

async function markFailed(
  { db, log }: Pick<Outbox, "db" | "log">,
  mail: OutgoingMail,
  { err }: { err: unknown },
  now: Date,
) {
  const nextAttemptAt = nextAttempt(mail, now);
  await db.manager.update(OutgoingMail, mail.id, {
    nextAttemptAt,
    claimedUntil: null,
    lastError: messageOf(err).replaceAll("\0", "").slice(0, MAX_ERROR_LENGTH),
  });
  const { id, attempts } = mail;
  if (nextAttemptAt) log.warn({ mail: id, attempts, nextAttemptAt, err }, "sending a mail failed, it will be retried");
  else
    log.error({ mail: id, attempts, err }, "sending a mail failed for three days, it is not retried; the mail is kept");
}

const messageOf = (thrown: unknown) => String((thrown as Error | null)?.message ?? thrown);
