import type { EntityManager } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import type { NoticeFacts, TenderFacts } from "#api/notices/NoticeFacts.ts";
import {
  NOTICE_KINDS,
  type NoticeDelivery,
  type NoticeKind,
  type NoticeReason,
} from "#api/notices/noticeKinds.rules.ts";
import { CAN_BE_NOTIFIED, peopleOf } from "#api/notices/recipients.ts";

/** The part of a notice that is the same for all recipients. */
interface NewNotice<K extends NoticeKind> {
  kind: K;
  tenderId?: string;
  bidId?: string;
  /** Distinguishes repeated events. A user gets only one notice with the same kind, tender, bid and occurrence. */
  occurrence?: string;
  facts: NoticeFacts[K] | Partial<NoticeFacts[K]>;
  /** If true, the notice is never mailed, regardless of its kind. */
  inPortalOnly?: boolean;
  /**
   * Minutes until the notice is mailed, in place of the delay of its kind. Before that time, recallNotices can withdraw
   * the notice.
   */
  mailedAfterMinutes?: number;
  /**
   * The id of the user who caused the event. This user is not notified. Absent for a receipt, which its own user gets,
   * and for events without a user.
   */
  by?: string;
}

/** The recipients of a notice: all users of a company, or a single user. `facts` is data for this recipient only. */
interface Recipient<K extends NoticeKind> {
  companyId?: string;
  userId?: string;
  reason: NoticeReason;
  bidId?: string;
  facts?: Partial<NoticeFacts[K]>;
  /** Distinguishes several notices to the same user in one call of notify. */
  occurrence?: string;
  /** Overrides the delivery chosen for the kind's group. */
  delivery?: NoticeDelivery;
}

/**
 * The delay, in minutes, of mails with several notices. Notices about the same tender share one mail; notices without a
 * tender share one mail per kind.
 */
const TOGETHER_MINUTES = 10;

/**
 * SQL that inserts notices. It can be part of the statement whose change the notices report. Blocked, banned and
 * deleted users get no notice. OFFSET 0 makes PostgreSQL look up each recipient by id, instead of scanning the users
 * for each recipient.
 * @param parameter The placeholder of the value that noticeParameter returns
 */
export const noticeInsert = (parameter: string) => `
  INSERT INTO notices (user_id, kind, tender_id, bid_id, occurrence, facts, reason, mail_due_at, mail_bundle)
  SELECT users.id, input.kind, input.tender_id, input.bid_id, input.occurrence, input.facts, input.reason,
         CASE WHEN input.minutes IS NULL OR choice.delivery = 'portal' THEN NULL
              ELSE clock_timestamp() + CASE WHEN choice.delivery = 'daily' THEN interval '0' ELSE make_interval(mins => input.minutes) END END,
         CASE WHEN choice.delivery = 'daily' THEN 'daily' ELSE input.bundle END
    FROM jsonb_to_recordset(${parameter}::jsonb) AS input (user_id uuid, company_id uuid, kind text, tender_id uuid, bid_id uuid, occurrence text,
                                                   facts jsonb, reason text, minutes int, bundle text, mail_group text, delivery text, done_by uuid)
   CROSS JOIN LATERAL (SELECT input.user_id AS id WHERE input.user_id IS NOT NULL UNION ALL ${peopleOf("input.company_id")}) AS person
   CROSS JOIN LATERAL (SELECT id FROM users WHERE users.id = person.id AND ${CAN_BE_NOTIFIED} OFFSET 0) AS users
    LEFT JOIN notice_settings AS settings ON settings.user_id = users.id
   CROSS JOIN LATERAL (SELECT CASE WHEN input.delivery IS NOT NULL THEN input.delivery WHEN input.mail_group IS NULL THEN 'atOnce' ELSE coalesce(settings.choices ->> input.mail_group, 'atOnce') END AS delivery) AS chosen
   CROSS JOIN LATERAL (SELECT CASE WHEN chosen.delivery = 'daily' AND input.minutes = 0 THEN 'atOnce' ELSE chosen.delivery END AS delivery) AS choice
   WHERE users.id IS DISTINCT FROM input.done_by
   ORDER BY users.id
  ON CONFLICT DO NOTHING`;

/** Serializes the notices of one statement as one SQL parameter. */
export const noticeParameter = <K extends NoticeKind>(telling: NewNotice<K>, people: readonly Recipient<K>[]) =>
  JSON.stringify(people.map((each) => rowOf(telling, each)));

function rowOf<K extends NoticeKind>(
  { kind, tenderId, bidId, occurrence = "", facts, by, inPortalOnly = false, mailedAfterMinutes }: NewNotice<K>,
  { companyId, userId, reason, bidId: ownBidId, facts: ownFacts, occurrence: ownOccurrence, delivery }: Recipient<K>,
) {
  const { group, mail } = NOTICE_KINDS[kind];
  return {
    kind,
    user_id: userId ?? null,
    company_id: companyId ?? null,
    tender_id: tenderId ?? null,
    bid_id: ownBidId ?? bidId ?? null,
    occurrence: ownOccurrence ?? occurrence,
    facts: { ...facts, ...ownFacts },
    reason,
    minutes: inPortalOnly ? null : (mailedAfterMinutes ?? { alone: 0, together: TOGETHER_MINUTES }[mail]),
    bundle: mail === "together" ? (tenderId ?? kind) : null,
    mail_group: group,
    delivery: delivery ?? null,
    done_by: by ?? null,
  };
}

const INSERT = prepared(noticeInsert("$1"));

/**
 * Notifies users in one statement. Call it in the transaction of the change that the notices report: if the transaction
 * is rolled back, no notices are stored. A retry creates no duplicates.
 */
export async function notify<K extends NoticeKind>(
  tx: Pick<EntityManager, "query">,
  telling: NewNotice<K>,
  people: readonly Recipient<K>[],
) {
  if (people.length > 0) await tx.query(INSERT, [noticeParameter(telling, people)]);
}

/** Returns the data that every notice about a tender contains. */
export const tenderFacts = ({ tenderNumber, title }: { tenderNumber: string; title: string }): TenderFacts => ({
  number: tenderNumber,
  title,
});
