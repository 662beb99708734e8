import type { DataSource, EntityManager } from "typeorm";

import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import type { OpeningPerson } from "#api/bids/opening/TenderOpening.ts";
import type { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";

/**
 * SQL condition on a row `approval` of opening_approvals: an audit event proves the approval, and no later event ended
 * it. Therefore a row that was inserted by direct SQL does not count, even if it copies a withdrawn approval.
 */
export const VALID_EVENT_OF_APPROVAL = `EXISTS (SELECT FROM audit_events event
  WHERE event.subject_id = approval.tender_id AND event.subject = 'tender' AND event.act = 'approveOpening' AND event.outcome = 'done'
    AND event.actor_id = approval.user_id AND coalesce((event.after ->> 'approvedAt')::timestamptz, event.occurred_at) >= approval.approved_at
    AND NOT EXISTS (SELECT FROM audit_events later
          WHERE later.subject_id = event.subject_id AND later.subject = 'tender' AND later.outcome = 'done' AND later.act <> '${AS_FOUND.act}' AND (later.occurred_at, later.id) > (event.occurred_at, event.id)
            AND (later.act = 'withdrawOpeningApproval' AND later.actor_id = approval.user_id OR later.after ?| ARRAY['status', 'closingDate'])))`;

/**
 * The FROM and WHERE clauses that select the valid approvals and their users: by active administrators, at most
 * APPROVAL_MINUTES old by the database's clock, and recorded in the audit trail.
 */
export const VALID_APPROVALS = `FROM opening_approvals approval JOIN users ON users.id = approval.user_id
  WHERE approval.approved_at > clock_timestamp() - make_interval(mins => ${APPROVAL_MINUTES})
    AND users.is_admin AND users.status = 'active' AND users.deleted_at IS NULL
    AND ${VALID_EVENT_OF_APPROVAL}`;

export const readApprovals = (db: Pick<EntityManager, "query">, tenderIds: readonly string[]) =>
  db.query<OpeningPerson[]>(
    `SELECT approval.tender_id AS "tenderId", approval.user_id AS id, users.username, approval.approved_at AS "approvedAt"
       ${VALID_APPROVALS} AND approval.tender_id = ANY ($1) ORDER BY approval.approved_at, approval.user_id`,
    [tenderIds],
  );

interface Stored {
  persons: OpeningPerson[];
  openedAt: Date | null;
  receipts: ReceiptHash[];
}
type Opened = Stored & { tenderId: string; openedAt: Date };

/** Reads the opening of each tender: the valid approvals before it was opened, and the stored record afterwards. */
export async function openingsOf(db: DataSource, tenderIds: readonly string[]): Promise<Stored[]> {
  const approvals = grouped(tenderIds, await readApprovals(db, tenderIds), ({ tenderId }) => tenderId);
  const opened = await db.query<Opened[]>(
    `SELECT opening.tender_id AS "tenderId", opening.opened_at AS "openedAt", opening.receipts,
            (SELECT json_agg(json_build_object('id', users.id, 'username', users.username) ORDER BY place)
               FROM unnest(opening.opened_by) WITH ORDINALITY AS person (id, place) JOIN users USING (id)) AS persons
       FROM tender_openings opening WHERE opening.tender_id = ANY ($1)`,
    [tenderIds],
  );
  return inOrder(tenderIds, opened, ({ tenderId }) => tenderId).map((found, index) =>
    found
      ? {
          openedAt: found.openedAt,
          receipts: found.receipts,
          persons: found.persons.map(({ id, username }) => ({
            id,
            tenderId: found.tenderId,
            username,
            approvedAt: found.openedAt,
          })),
        }
      : { persons: approvals[index] ?? [], openedAt: null, receipts: [] },
  );
}
