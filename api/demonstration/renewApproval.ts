import type { DataSource } from "typeorm";

import { SEALED_TENDER } from "#api/demonstration/sealed.ts";

/**
 * An approval expires after half an hour, and the demonstration's is to wait for its second person at each start: that of the
 * administrator who made the tender, unless it was withdrawn or the bids were opened.
 */
export const renewApproval = (db: Pick<DataSource, "query">) =>
  db.query(
    "UPDATE opening_approvals SET approved_at = clock_timestamp() FROM tenders WHERE tenders.id = tender_id AND tender_number = $1 AND opened_at IS NULL AND user_id = created_by",
    [SEALED_TENDER],
  );
