import type { DataSource } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { eraseContactRequests } from "#api/contact/deleteContactRequest.ts";

/** The request id and the network address in audit events of background work, which has no user. */
const UPKEEP = { requestId: "housekeeping", address: "" };

const AT_ONCE = 500;

/**
 * Deletes each contact request that arrived more than `months` months ago, handled or not, and records an audit event
 * for each. With SKIP LOCKED, concurrent processes delete different requests.
 * @param now The current time; by default the database's clock
 */
export async function deleteOldContactRequests(db: DataSource, months: number, now?: Date) {
  for (;;) {
    const ended = await db.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }[]>(
        `SELECT id FROM contact_requests WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - make_interval(months => $2)
          ORDER BY created_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
        [now ?? null, months],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await eraseContactRequests(tx, ids);
      await recordEvent(
        tx,
        UPKEEP,
        ...ids.map((id) => ({ act: "endContactRequest", subject: "contactRequest", subjectId: id }) as const),
      );
      return ids.length;
    });
    if (ended < AT_ONCE) return;
  }
}
