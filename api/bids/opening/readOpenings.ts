import type { DataSource, EntityManager } from "typeorm";

import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import type { OpeningPerson } from "#api/bids/opening/TenderOpening.ts";
import type { ReceiptHash } from "#api/bids/receipts/ReceiptHash.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";

type Approval = OpeningPerson & { tenderId: string };

/** The approvals that count now: of active administrators, in the last minutes by the database's clock. */
export const readApprovals = (db: Pick<EntityManager, "query">, tenderIds: readonly string[]) =>
  db.query<Approval[]>(
    `SELECT approval.tender_id AS "tenderId", approval.user_id AS id, users.username, approval.approved_at AS "approvedAt"
       FROM opening_approvals approval JOIN users ON users.id = approval.user_id
      WHERE approval.tender_id = ANY ($1) AND approval.approved_at > clock_timestamp() - make_interval(mins => ${APPROVAL_MINUTES})
        AND users.is_admin AND users.status = 'active' AND users.deleted_at IS NULL
      ORDER BY approval.approved_at, approval.user_id`,
    [tenderIds],
  );

interface Stored {
  persons: OpeningPerson[];
  openedAt: Date | null;
  receipts: ReceiptHash[];
}
type Opened = Stored & { tenderId: string; openedAt: Date };

/** What is stored of the openings of these tenders: approvals before, the record after. */
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
      ? { openedAt: found.openedAt, receipts: found.receipts, persons: found.persons.map(({ id, username }) => ({ id, username, approvedAt: found.openedAt })) }
      : { persons: approvals[index] ?? [], openedAt: null, receipts: [] },
  );
}
