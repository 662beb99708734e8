import type { EntityManager } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import type { NoticeFacts, TenderFacts } from "#api/notices/NoticeFacts.ts";
import { NOTICE_KINDS, type NoticeDelivery, type NoticeKind, type NoticeReason } from "#api/notices/noticeKinds.rules.ts";
import { MAY_BE_TOLD, peopleOf } from "#api/notices/people.ts";

/** What happened, as far as all are told the same. */
interface Telling<K extends NoticeKind> {
  kind: K;
  tenderId?: string;
  bidId?: string;
  /** Tells apart what happens several times to one person, tender and bid; the same one is told once. */
  occurrence?: string;
  facts: NoticeFacts[K] | Partial<NoticeFacts[K]>;
  /** Whether it is not mailed, whatever its kind. */
  inPortalOnly?: boolean;
  /** Who did it, and is not told of it; missing for a receipt, and where the product acts by itself. */
  by?: string;
}

/** A company, whose people are told, or a person; and what is told to them alone. */
interface Addressee<K extends NoticeKind> {
  companyId?: string;
  userId?: string;
  reason: NoticeReason;
  bidId?: string;
  facts?: Partial<NoticeFacts[K]>;
  /** Of several to one person. */
  occurrence?: string;
  /** Where another choice than that of the kind's group counts. */
  delivery?: NoticeDelivery;
}

/** Within this time one mail tells all about one tender, or all of a kind that is about none. */
const TOGETHER_MINUTES = 10;

/**
 * The INSERT of notices, to be a part of the act's own statement. Whoever is blocked, banned or deleted gets none.
 * Each person is looked up by the id (OFFSET 0), whatever the statistics of the users say: a thousand people would cost a million rows otherwise.
 * @param parameter of the statement, which noticeParameter makes
 */
export const noticeInsert = (parameter: string) => `
  INSERT INTO notices (user_id, kind, tender_id, bid_id, occurrence, facts, reason, mail_due_at, mail_bundle)
  SELECT users.id, told.kind, told.tender_id, told.bid_id, told.occurrence, told.facts, told.reason,
         CASE WHEN told.minutes IS NULL OR choice.delivery = 'portal' THEN NULL
              ELSE clock_timestamp() + CASE WHEN choice.delivery = 'daily' THEN interval '0' ELSE make_interval(mins => told.minutes) END END,
         CASE WHEN choice.delivery = 'daily' THEN 'daily' ELSE told.bundle END
    FROM jsonb_to_recordset(${parameter}::jsonb) AS told (user_id uuid, company_id uuid, kind text, tender_id uuid, bid_id uuid, occurrence text,
                                                   facts jsonb, reason text, minutes int, bundle text, mail_group text, delivery text, done_by uuid)
   CROSS JOIN LATERAL (SELECT told.user_id AS id WHERE told.user_id IS NOT NULL UNION ALL ${peopleOf("told.company_id")}) AS person
   CROSS JOIN LATERAL (SELECT id FROM users WHERE users.id = person.id AND ${MAY_BE_TOLD} OFFSET 0) AS users
    LEFT JOIN notice_settings AS settings ON settings.user_id = users.id
   CROSS JOIN LATERAL (SELECT CASE WHEN told.delivery IS NOT NULL THEN told.delivery WHEN told.mail_group IS NULL THEN 'atOnce' ELSE coalesce(settings.choices ->> told.mail_group, 'atOnce') END AS delivery) AS chosen
   CROSS JOIN LATERAL (SELECT CASE WHEN chosen.delivery = 'daily' AND told.minutes = 0 THEN 'atOnce' ELSE chosen.delivery END AS delivery) AS choice
   WHERE users.id IS DISTINCT FROM told.done_by
   ORDER BY users.id
  ON CONFLICT DO NOTHING`;

/** The notices of one statement as its parameter. */
export const noticeParameter = <K extends NoticeKind>(telling: Telling<K>, people: readonly Addressee<K>[]) => JSON.stringify(people.map((each) => rowOf(telling, each)));

function rowOf<K extends NoticeKind>({ kind, tenderId, bidId, occurrence = "", facts, by, inPortalOnly = false }: Telling<K>, { companyId, userId, reason, bidId: ownBidId, facts: ownFacts, occurrence: ownOccurrence, delivery }: Addressee<K>) {
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
    minutes: inPortalOnly ? null : { alone: 0, together: TOGETHER_MINUTES }[mail],
    bundle: mail === "together" ? (tenderId ?? kind) : null,
    mail_group: group,
    delivery: delivery ?? null,
    done_by: by ?? null,
  };
}

const INSERT = prepared(noticeInsert("$1"));

/** Tells people what happened, all in one statement of the act's transaction: rolled back it was never told, retried it is told once. */
export async function tell<K extends NoticeKind>(tx: Pick<EntityManager, "query">, telling: Telling<K>, people: readonly Addressee<K>[]) {
  if (people.length > 0) await tx.query(INSERT, [noticeParameter(telling, people)]);
}

/** What each notice about a tender says of it. */
export const tenderFacts = ({ tenderNumber, title }: { tenderNumber: string; title: string }): TenderFacts => ({ number: tenderNumber, title });
