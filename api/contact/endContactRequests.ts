import type { DataSource } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { forgetContactRequests } from "#api/contact/forgetContactRequests.ts";

/** The product itself, without a request. */
const UPKEEP = { requestId: "housekeeping", address: "" };

const AT_ONCE = 500;

/**
 * Deletes requests so many months after they came, handled or not, each with an event. Processes that do it at once skip each other's.
 * @param now defaults to the database's clock
 */
export async function endContactRequests(db: DataSource, months: number, now?: Date) {
  for (;;) {
    const ended = await db.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }[]>(
        `SELECT id FROM contact_requests WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - make_interval(months => $2)
          ORDER BY created_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
        [now ?? null, months],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await forgetContactRequests(tx, ids);
      await recordEvent(tx, UPKEEP, ...ids.map((id) => ({ act: "endContactRequest", subject: "contactRequest", subjectId: id }) as const));
      return ids.length;
    });
    if (ended < AT_ONCE) return;
  }
}
