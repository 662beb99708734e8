import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { inOrder } from "#api/core/graphql/batch.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import type { Position } from "#api/open-data/releaseCursor.ts";
import { MOST_ADDENDA } from "#api/tenders/addenda/addendum.reads.ts";
import type { AddendumChange } from "#api/tenders/addenda/amendments.rules.ts";
import { PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";
import { QUESTIONS_CLOSE_AT } from "#api/tenders/questionTime.rules.ts";
import type { TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import type { TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

export interface PublishedAddendum {
  id: string;
  number: number;
  /** ISO 8601. */
  issuedAt: string;
  changes: readonly AddendumChange[];
  note: string | null;
}

/** A tender that was published, and was then deleted or set back to draft. No other data of the tender is public. */
export interface WithdrawnTender {
  id: string;
  isWithdrawn: true;
  /** The time of the withdrawal. */
  changedAt: Date;
  /** changedAt in microseconds since 1970, as digits. */
  micros: string;
}

/** A published tender as stored. It contains no bid except the accepted bid of an awarded tender. */
export interface PublishedTender {
  id: string;
  isWithdrawn: false;
  /** Increased by each change of the tender. */
  version: number;
  tenderNumber: string;
  title: string;
  description: string;
  category: TenderCategory;
  /** In whole US dollars, as digits. */
  budgetMin: string;
  /** In whole US dollars, as digits. */
  budgetMax: string;
  openingDate: Date;
  closingDate: Date;
  location: string;
  country: string;
  requirements: string;
  documentsUrl: string | null;
  /** The listed documents, in addition to documentsUrl. */
  documents: readonly { name: string; url: string }[];
  sealed: boolean;
  status: Exclude<TenderStatus, "draft">;
  /** When the tender was published; null if it was published before this time was stored. */
  publishedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  takesQuestions: boolean;
  /** The time until which the tender accepts questions, if it takes any. */
  questionsUntil: Date;
  decisionExpectedOn: Date | null;
  /** The newest addenda, at most MOST_ADDENDA, sorted oldest first. */
  addenda: readonly PublishedAddendum[];
  /** The time of the last change of any published value. */
  changedAt: Date;
  /** changedAt in microseconds since 1970, as digits. */
  micros: string;
  /** The number of companies with a live bid; null before the number is public (IS_CLOSED). */
  bidders: number | null;
  /** True if the tender is closed (IS_CLOSED) and has no live bid, or only rejected bids. */
  isUnsuccessful: boolean;
  awardId: string | null;
  /**
   * The amount of the award in whole US dollars, as digits. If the tender does not disclose its winner, this field,
   * supplierId and supplierName are null.
   */
  awardAmount: string | null;
  awardedAt: Date | null;
  supplierId: string | null;
  supplierName: string | null;
}

const IS_SHOWN = `(${PARTNERS_SEE("tender")} AND tender.deleted_at IS NULL)`;
/**
 * SQL condition: the tender was published, and is now deleted or a draft. A draft has `hidden_at` only if it was
 * published before.
 */
const IS_WITHDRAWN = `(${PARTNERS_SEE("tender")} AND tender.deleted_at IS NOT NULL OR tender.status = 'draft' AND tender.hidden_at IS NOT NULL)`;

/**
 * SQL condition: the number of bids is public. A tender that was closed early can accept bids again, so the closing
 * time must have passed. It is compared with the time of the last change and not with the clock, because a release may
 * change only together with its `id`. The number of bids of a cancelled tender is never public.
 */
const IS_CLOSED =
  "tender.cancelled_at IS NULL AND (tender.status = 'awarded' OR tender.status = 'closed' AND tender.closing_date <= changed_at)";
const BIDS = "FROM bids WHERE bids.tender_id = tender.id AND bids.withdrawn_at IS NULL";

const publishedOf = (condition: string) => `
  SELECT tender.id, NOT ${IS_SHOWN} AS "isWithdrawn", tender.version, tender.tender_number AS "tenderNumber", tender.title, tender.description, tender.category, tender.budget_min AS "budgetMin", tender.budget_max AS "budgetMax",
         tender.opening_date AS "openingDate", tender.closing_date AS "closingDate", tender.location, tender.country, tender.requirements,
         tender.documents_url AS "documentsUrl", CASE WHEN documents_set_at IS NULL THEN '[]' ELSE
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'url', url) ORDER BY position), '[]') FROM tender_documents WHERE tender_id = tender.id) END AS documents,
         tender.sealed, tender.status, tender.published_at AS "publishedAt", tender.cancelled_at AS "cancelledAt", tender.cancel_reason AS "cancelReason",
         tender.takes_questions AS "takesQuestions", ${QUESTIONS_CLOSE_AT} AS "questionsUntil", tender.decision_expected_on AS "decisionExpectedOn",
         CASE WHEN tender.newest_addendum = 0 THEN '[]' ELSE
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'issuedAt', issued_at, 'changes', changes, 'note', note) ORDER BY number), '[]')
              FROM addenda WHERE tender_id = tender.id AND number > tender.newest_addendum - ${MOST_ADDENDA}) END AS addenda,
         changed_at AS "changedAt", (extract(epoch FROM changed_at) * 1000000)::bigint AS micros,
         CASE WHEN ${IS_CLOSED} THEN (SELECT count(*)::int ${BIDS}) END AS bidders,
         tender.status = 'closed' AND ${IS_CLOSED} AND NOT EXISTS (SELECT ${BIDS} AND bids.status <> 'rejected') AS "isUnsuccessful",
         award.id AS "awardId", CASE WHEN tender.disclose_winner THEN award.bid_amount END AS "awardAmount", award.decided_at AS "awardedAt", supplier.id AS "supplierId", supplier.company_name AS "supplierName"
    FROM open_data_changes
    JOIN tenders tender ON tender.id = open_data_changes.tender_id AND (${condition})
    LEFT JOIN submitted_bids award ON tender.status = 'awarded' AND award.tender_id = tender.id AND award.status = 'accepted' AND award.withdrawn_at IS NULL AND NOT award.is_sealed
    LEFT JOIN company_profiles supplier ON supplier.user_id = award.company_id AND tender.disclose_winner`;

const PUBLISHED = publishedOf(IS_SHOWN);
const PUBLISHED_OR_WITHDRAWN = publishedOf(`${IS_SHOWN} OR ${IS_WITHDRAWN}`);

const PAGE = prepared(`${PUBLISHED_OR_WITHDRAWN}
  WHERE (changed_at, open_data_changes.tender_id) > ('epoch'::timestamptz + $1::bigint * interval '1 microsecond', $2::uuid)
  ORDER BY changed_at, open_data_changes.tender_id LIMIT ${MAX_PAGE + 1}`);
const ONE = prepared(`${PUBLISHED_OR_WITHDRAWN} WHERE open_data_changes.tender_id = $1`);
const SOME = prepared(`${PUBLISHED} WHERE open_data_changes.tender_id = ANY ($1)`);
const BY_NUMBER = prepared(`${PUBLISHED} WHERE lower(tender.tender_number) = lower($1)`);
const IS_DELETED = prepared(
  `SELECT EXISTS (SELECT FROM tenders tender WHERE lower(tender_number) = lower($1) AND deleted_at IS NOT NULL AND ${PARTNERS_SEE("tender")}) AS "isDeleted"`,
);
const REVISION = prepared(
  `SELECT coalesce(max(changed_at), 'epoch')::text AS revision, clock_timestamp() AS now FROM open_data_changes`,
);

type Told = PublishedTender | WithdrawnTender;

/** Leaves out the data of a withdrawn tender that is no longer public. */
const told = (tender: Told): Told => {
  if (!tender.isWithdrawn) return tender;
  const { id, isWithdrawn, changedAt, micros } = tender;
  return { id, isWithdrawn, changedAt, micros };
};

/**
 * Reads a page of published and withdrawn tenders, sorted by the time of the last change, oldest first. A tender that
 * changes while a client reads page by page is returned again on a later page, so that the client misses no change.
 */
export async function readPublishedPage(
  db: DataSource,
  { micros, tenderId }: Position,
): Promise<{ tenders: Told[]; next: Position | null }> {
  const found = await db.query<Told[]>(PAGE, [micros, tenderId]);
  const tenders = found.slice(0, MAX_PAGE).map(told);
  const last = tenders.at(-1);
  return { tenders, next: last && found.length > MAX_PAGE ? { micros: last.micros, tenderId: last.id } : null };
}

/** Reads a published or withdrawn tender; null if there is no such tender, or if it was never published. */
export async function readPublished(db: DataSource, tenderId: string): Promise<Told | null> {
  const [tender] = await db.query<Told[]>(ONE, [tenderId]);
  return tender ? told(tender) : null;
}

/** Reads the published tenders with these ids, in the order of the ids. Leaves out ids of other tenders. */
export async function readPublishedOnes(db: DataSource, ids: readonly string[]): Promise<PublishedTender[]> {
  const found = await db.query<PublishedTender[]>(SOME, [ids]);
  return inOrder(ids, found, ({ id }) => id).filter((tender) => tender !== undefined);
}

/**
 * Reads the published tender with this number, ignoring case. Returns "deleted" if the tender was published and is now
 * deleted, and null if there is no such tender.
 */
export async function readPublishedByNumber(
  db: DataSource,
  tenderNumber: string,
): Promise<PublishedTender | "deleted" | null> {
  if (tenderNumber.includes("\0")) return null;
  const [tender] = await db.query<PublishedTender[]>(BY_NUMBER, [tenderNumber]);
  if (tender) return tender;
  const [{ isDeleted }] = await db.query<[{ isDeleted: boolean }]>(IS_DELETED, [tenderNumber]);
  return isDeleted ? "deleted" : null;
}

const NUMBERS = prepared(
  `SELECT tender_number AS "tenderNumber", changed_at AS "changedAt"
     FROM open_data_changes JOIN tenders tender ON tender.id = open_data_changes.tender_id AND ${IS_SHOWN}
    ORDER BY tender.id DESC OFFSET $1 LIMIT $2`,
);
const COUNT = prepared(`SELECT count(*)::int AS count FROM tenders tender WHERE ${IS_SHOWN}`);

/** Reads the numbers of published tenders, newest first, each with the time of its last change. */
export const readPublishedNumbers = (db: DataSource, offset: number, limit: number) =>
  db.query<{ tenderNumber: string; changedAt: Date }[]>(NUMBERS, [offset, limit]);

export async function countPublishedTenders(db: DataSource) {
  const [{ count }] = await db.query<[{ count: number }]>(COUNT);
  return count;
}

/** Reads the revision of the open data, which every change of the open data changes, and the database's clock. */
export async function readOpenDataRevision(db: DataSource) {
  const [read] = await db.query<[{ revision: string; now: Date }]>(REVISION);
  return read;
}
