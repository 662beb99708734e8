import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/pool.ts";
import type { NextClosing } from "#api/desks/Desk.ts";
import { SHOWN_TENDERS } from "#api/desks/desk.rules.ts";
import { OWN_OPEN } from "#api/desks/readMyDesk.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";

/** The next closing times, those of own bids and drafts and those of other tenders. $1 is the company's id. */
const READ = prepared(`${OWN_OPEN},
       own AS (
         SELECT tender_id, min(tender_number) AS tender_number, min(title) AS title, min(closing_date) AS closing_date, min(bid_id::text) AS bid_id, bool_or(is_draft) AS has_draft
           FROM (SELECT tender_id, tender_number, title, closing_date, NULL::uuid AS bid_id, true AS is_draft FROM own_drafts
                 UNION ALL SELECT tender_id, tender_number, title, closing_date, id, false FROM own_bids) AS rows
          GROUP BY tender_id),
       others AS (
         SELECT tender.id, tender.tender_number, tender.title, tender.closing_date, NULL::text, false FROM tenders tender
          WHERE ${ACCEPTS_BIDS("tender")} AND tender.id <> ALL (ARRAY(SELECT tender_id FROM own))
          ORDER BY tender.closing_date, tender.id LIMIT ${SHOWN_TENDERS})
  SELECT tender_id AS "tenderId", tender_number AS "tenderNumber", title, closing_date AS "closingDate", bid_id AS "bidId", has_draft AS "hasDraft"
    FROM ((SELECT * FROM own ORDER BY closing_date, tender_id LIMIT ${SHOWN_TENDERS}) UNION ALL SELECT * FROM others) AS closings
   ORDER BY closing_date, tender_id`);

/** Reads the tenders that close next in one SQL statement, by the database's clock. */
export const readNextClosings = (db: DataSource, companyId: string) => queryPool<NextClosing>(db, READ, [companyId]);
