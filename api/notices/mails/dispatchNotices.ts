import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";

import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import { grouped } from "#api/core/graphql/batch.ts";
import { logFault } from "#api/core/http/logFault.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { nextDigest } from "#api/notices/mails/nextDigest.ts";
import { type MailFrame, noticeMail } from "#api/notices/mails/noticeMail.ts";
import { type Made, queueEach } from "#api/notices/mails/queueEach.ts";
import { Notice } from "#api/notices/Notice.ts";
import { NOTICE_KINDS } from "#api/notices/noticeKinds.rules.ts";
import { CAN_BE_NOTIFIED } from "#api/notices/recipients.ts";
import { personsIn, readersOf } from "#api/notices/readerFormats.ts";
import { deliveriesOf } from "#api/notices/saveNoticeSettings.ts";
import type { NoticeSettings } from "#api/notices/NoticeSettings.ts";

const NOW = "coalesce($1::timestamptz, statement_timestamp())";
/** The maximum number of mails per transaction. */
const AT_ONCE = 100;
const DAILY = "daily";
/** The delay, in milliseconds, until the next try if the mail of a notice could not be created. */
const PUT_OFF_MS = 60 * 60_000;

/**
 * SQL that selects and locks due notices. The notices of a bundle share one mail, so only the first notice of each
 * bundle is selected. The process that holds its lock creates the mail of the whole bundle.
 */
const CLAIM = `
  SELECT id FROM notices AS due
   WHERE mail_due_at <= ${NOW} AND mailed_at IS NULL
     AND (mail_bundle IS NULL OR NOT EXISTS (
           SELECT FROM notices AS earlier
            WHERE earlier.user_id = due.user_id AND earlier.mail_bundle = due.mail_bundle AND earlier.mailed_at IS NULL AND earlier.mail_due_at IS NOT NULL
              AND (earlier.mail_due_at, earlier.id) < (due.mail_due_at, due.id)))
   ORDER BY mail_due_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;

/**
 * SQL that selects the notices of each claimed bundle. Of a daily bundle, it selects only the due notices. It skips a
 * locked notice, for example while the user marks the notice as read. A later mail then contains this notice.
 */
const BUNDLED = `
  SELECT other.id, claimed.id AS "firstId", ${NOW} AS now
    FROM notices AS claimed JOIN notices AS other
      ON other.id = claimed.id
      OR (other.user_id = claimed.user_id AND other.mail_bundle = claimed.mail_bundle AND other.mailed_at IS NULL AND other.mail_due_at IS NOT NULL
          AND (other.mail_bundle <> '${DAILY}' OR other.mail_due_at <= ${NOW}))
   WHERE claimed.id = ANY ($2) FOR UPDATE OF other SKIP LOCKED`;

/** Claims the next notices to mail, by locking their rows until the transaction ends. */
export const claimDueNotices = (tx: Pick<EntityManager, "query">, now?: Date) =>
  tx.query<{ id: string }[]>(CLAIM, [now ?? null]);

type Due = Notice &
  Pick<NoticeSettings, "choices"> & {
    email: string;
    canBeNotified: boolean;
    name: string;
    language: Language;
    timeZone: string | null;
    mailDueAt: Date;
    mailBundle: string | null;
  };

interface Later {
  id: string;
  dueAt: Date;
}

interface Work {
  db: DataSource;
  log: Logger;
  frame: MailFrame;
}

/**
 * Creates the mails of due notices and queues them in the outbox, until none is due or the signal aborts. One
 * transaction marks the notices and stores their mail, so each notice is part of exactly one mail, even after a crash.
 * No mail is created for a user who can no longer be notified, whose address is not proven, or who stopped the mails of
 * this group. If creating a mail fails, the error is logged and the notice is postponed. This happens, for example, if
 * only a newer version of the product knows the kind of notice.
 * @param now The current time; by default that of the database's clock
 * @returns the number of mails
 */
export async function dispatchNotices(
  { db, log, frame }: Work,
  { now, signal }: { now?: Date; signal?: AbortSignal } = {},
) {
  let mails = 0;
  while (!signal?.aborted) {
    const round = await db.transaction(async (tx) => {
      const claimed = await claimDueNotices(tx, now);
      return (
        claimed.length > 0 &&
        dispatch(
          tx,
          claimed.map(({ id }) => id),
          { log, frame },
          now,
        )
      );
    });
    if (round === false) break;
    mails += round;
  }
  return mails;
}

async function dispatch(
  tx: EntityManager,
  claimed: readonly string[],
  { log, frame }: Pick<Work, "log" | "frame">,
  at: Date | undefined,
) {
  const bundled = await tx.query<{ id: string; firstId: string; now: Date }[]>(BUNDLED, [at ?? null, claimed]);
  const now = bundled[0]!.now;
  const due = await readDue(
    tx,
    bundled.map(({ id }) => id),
  );
  const persons = await readersOf(tx, [...new Set([...due.values()].flatMap(({ facts }) => personsIn(facts)))]);
  const named = new Map(persons.flatMap((person) => (person ? [[person.id, person] as const] : [])));

  const bundles = grouped(claimed, bundled, ({ firstId }) => firstId).map((rows) => rows.map(({ id }) => due.get(id)!));
  const made: Made<Due>[] = [];
  const dropped: Due[] = [];
  const later: Later[] = [];
  const putOff = (notices: readonly Due[], err: unknown) => {
    logFault(log, err, "making a mail of notices failed, they are put off", {
      notices: notices.map(({ id, kind }) => ({ id, kind })),
    });
    later.push(...notices.map(({ id }) => ({ id, dueAt: new Date(now.getTime() + PUT_OFF_MS) })));
  };

  function make(notices: readonly Due[], isDaily: boolean) {
    if (notices.length === 0) return;
    const { userId: id, email, name, language, timeZone } = notices[0]!;
    const mailOf = (listed: readonly Due[]) =>
      noticeMail({ reader: { id, email, name, language, timeZone }, notices: listed, isDaily, persons: named }, frame);
    try {
      made.push({ mail: mailOf(notices), notices: [...notices] });
    } catch (err) {
      const good = notices.filter((each) => canBe(() => mailOf([each])));
      putOff(good.length === notices.length ? notices : notices.filter((each) => !good.includes(each)), err);
      if (good.length < notices.length) make(good, isDaily);
    }
  }

  for (const notices of bundles) {
    const isDaily = notices[0]!.mailBundle === DAILY;
    const wanted = notices.filter((each) => isWanted(each, frame));
    dropped.push(...notices.filter((each) => !wanted.includes(each)));
    const waiting = isDaily ? wanted.filter(({ createdAt, timeZone }) => nextDigest(createdAt, timeZone) > now) : [];
    later.push(...waiting.map(({ id, createdAt, timeZone }) => ({ id, dueAt: nextDigest(createdAt, timeZone) })));
    make(
      wanted.filter((each) => !waiting.includes(each)),
      isDaily,
    );
  }
  const queued = await queueEach(tx, made, ({ notices }, err) => putOff(notices, err));
  await settle(tx, { sent: queued.flatMap(({ notices }) => notices), dropped, later, now });
  return queued.length;
}

const canBe = (made: () => unknown) => {
  try {
    return Boolean(made());
  } catch {
    return false;
  }
};

async function readDue(tx: EntityManager, ids: readonly string[]) {
  const notices = rawRowsOf(tx.dataSource, Notice);
  const rows = await tx.query<Due[]>(
    `SELECT ${notices.columns("notices")}, notices.mail_due_at AS "mailDueAt", notices.mail_bundle AS "mailBundle", users.email, (${CAN_BE_NOTIFIED} AND users.email_proven_at IS NOT NULL) AS "canBeNotified",
            coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS name,
            coalesce(settings.language, 'en') AS language, settings.time_zone AS "timeZone", coalesce(settings.choices, '{}') AS choices
       FROM notices JOIN users ON users.id = notices.user_id LEFT JOIN notice_settings AS settings ON settings.user_id = users.id WHERE notices.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function isWanted({ kind, canBeNotified, choices, email }: Due, { desk }: MailFrame) {
  // The global desk already gets a separate mail about a contact request: api/contact/contactMails.ts.
  if (kind === "requestReceived" && email.toLowerCase() === desk.toLowerCase()) return false;
  // A kind of notice that only a newer version of the product knows has no group here. noticeMail then throws, and the
  // notice is postponed.
  const group = kind in NOTICE_KINDS ? NOTICE_KINDS[kind].group : null;
  return canBeNotified && (group === null || deliveriesOf({ choices })[group] !== "portal");
}

const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

/** Stores in one statement which notices were mailed, dropped or postponed. */
const settle = (
  tx: EntityManager,
  { sent, dropped, later, now }: { sent: readonly Due[]; dropped: readonly Due[]; later: readonly Later[]; now: Date },
) =>
  tx.query(
    `UPDATE notices SET mailed_at = CASE WHEN notices.id = ANY ($1) THEN $4::timestamptz END,
                        mail_due_at = CASE WHEN notices.id = ANY ($2) THEN NULL ELSE coalesce(later.due_at, mail_due_at) END
       FROM unnest($1::uuid[] || $2::uuid[] || $3::uuid[]) AS handled (id) LEFT JOIN unnest($3::uuid[], $5::timestamptz[]) AS later (id, due_at) USING (id)
      WHERE notices.id = handled.id`,
    [idsOf(sent), idsOf(dropped), idsOf(later), now, later.map(({ dueAt }) => dueAt)],
  );
