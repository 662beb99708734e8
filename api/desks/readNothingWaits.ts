import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/queryPool.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import type { FittingTender, NothingWaits } from "#api/desks/Desk.ts";
import { SHOWN_TENDERS } from "#api/desks/desk.rules.ts";
import { TAKES_BIDS } from "#api/tenders/takesBids.ts";

/** When partners could see it last; when it was made, of a tender from before that was stored. */
const PUBLISHED_AT = "coalesce(tender.published_at, tender.created_at)";

const counted = (where: string) => `(SELECT count(*)::int FROM (SELECT FROM tenders tender WHERE ${where} LIMIT ${MOST_COUNTED}) AS counted)`;

/** A visit ends with four hours without a use, as the migration Visits says. The use that asks may be noted already, or not yet. */
const LAST_VISIT = "SELECT CASE WHEN seen_at < now() - interval '4 hours' THEN seen_at ELSE previous_at END FROM visits WHERE user_id = $1";

/** An industry fits the category of the same name; Architecture, Manufacturing and Other fit none. */
const FITTING = `SELECT tender.id AS "tenderId", tender.tender_number AS "tenderNumber", tender.title, tender.country, tender.category, tender.closing_date AS "closingDate"
    FROM tenders tender WHERE ${TAKES_BIDS} AND (tender.country = profile.address_country OR tender.category = profile.industry)
   ORDER BY ${PUBLISHED_AT} DESC, tender.id DESC LIMIT ${SHOWN_TENDERS}`;

const READ = prepared(`
  SELECT ${counted(TAKES_BIDS)} AS "openTenders", visit.at AS "lastVisitAt",
         CASE WHEN visit.at IS NOT NULL THEN ${counted(`${TAKES_BIDS} AND ${PUBLISHED_AT} > visit.at`)} END AS "newTenders",
         (SELECT coalesce(json_agg(fit), '[]') FROM (${FITTING}) AS fit) AS fitting
    FROM (SELECT (${LAST_VISIT}) AS at) AS visit LEFT JOIN company_profiles profile ON profile.user_id = $1`);

type Read = Omit<NothingWaits, "fitting"> & { fitting: (Omit<FittingTender, "closingDate"> & { closingDate: string })[] };

/** How many tenders are open and new, and the newest that fit the company, in one statement. */
export async function readNothingWaits(db: DataSource, userId: string): Promise<NothingWaits> {
  const [read] = await queryPool<Read>(db, READ, [userId]);
  return { ...read!, fitting: read!.fitting.map((tender) => ({ ...tender, closingDate: new Date(tender.closingDate) })) };
}
