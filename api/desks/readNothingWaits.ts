import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/pool.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import type { FittingTender, NothingWaits } from "#api/desks/Desk.ts";
import { SHOWN_TENDERS } from "#api/desks/desk.rules.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";

/**
 * SQL expression: when the tender was published. For a tender from before this time was stored, the time of its
 * creation.
 */
const PUBLISHED_AT = "coalesce(tender.published_at, tender.created_at)";

const counted = (where: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM tenders tender WHERE ${where} LIMIT ${MOST_COUNTED}) AS counted)`;

/**
 * SQL: the end of the user's previous visit. A visit ends after four hours without a request, as in the migration
 * Visits. The CASE handles both states of `visits`: with and without the current request.
 */
const LAST_VISIT =
  "SELECT CASE WHEN seen_at < now() - interval '4 hours' THEN seen_at ELSE previous_at END FROM visits WHERE user_id = $1";

/**
 * SQL that selects the newest tenders that accept bids, in the company's country or industry. An industry matches the
 * tender category of the same name.
 */
const FITTING = `SELECT tender.id AS "tenderId", tender.tender_number AS "tenderNumber", tender.title, tender.country, tender.category, tender.closing_date AS "closingDate"
    FROM tenders tender WHERE ${ACCEPTS_BIDS("tender")} AND (tender.country = profile.address_country OR tender.category = profile.industry)
   ORDER BY ${PUBLISHED_AT} DESC, tender.id DESC LIMIT ${SHOWN_TENDERS}`;

const READ = prepared(`
  SELECT ${counted(ACCEPTS_BIDS("tender"))} AS "openTenders", visit.at AS "lastVisitAt",
         CASE WHEN visit.at IS NOT NULL THEN ${counted(`${ACCEPTS_BIDS("tender")} AND ${PUBLISHED_AT} > visit.at`)} END AS "newTenders",
         (SELECT coalesce(json_agg(fit), '[]') FROM (${FITTING}) AS fit) AS fitting
    FROM (SELECT (${LAST_VISIT}) AS at) AS visit LEFT JOIN company_profiles profile ON profile.user_id = $1`);

type Read = Omit<NothingWaits, "fitting"> & {
  fitting: (Omit<FittingTender, "closingDate"> & { closingDate: string })[];
};

/**
 * Reads, in one SQL statement, the number of tenders that accept bids, the number of new ones since the last visit, and
 * the newest tenders in the company's country or industry.
 */
export async function readNothingWaits(db: DataSource, userId: string): Promise<NothingWaits> {
  const [read] = await queryPool<Read>(db, READ, [userId]);
  return {
    ...read!,
    fitting: read!.fitting.map((tender) => ({ ...tender, closingDate: new Date(tender.closingDate) })),
  };
}
