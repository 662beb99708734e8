import type { DataSource } from "typeorm";

import { grouped, inOrder } from "#api/core/graphql/batch.ts";
import { countsConcerned } from "#api/notices/recipients.ts";
import type { Addendum } from "#api/tenders/addenda/Addendum.ts";

type Stored = Addendum & { tenderId: string };

/** The maximum number of addenda that are returned for one tender. */
export const MOST_ADDENDA = 100;

/** Reads the addenda of each tender, newest first, at most MOST_ADDENDA. */
export async function addendaOf(db: DataSource, tenderIds: readonly string[]): Promise<Addendum[][]> {
  const stored = await db.query<Stored[]>(
    `SELECT addenda.id, tender_id AS "tenderId", number, issued_at AS "issuedAt", issued_by AS "issuedBy", changes, note, weight
       FROM addenda JOIN tenders ON tenders.id = tender_id
      WHERE tender_id = ANY ($1) AND number > tenders.newest_addendum - ${MOST_ADDENDA} ORDER BY number DESC`,
    [tenderIds],
  );
  const asText = (value: string | number | null) => (value == null ? null : String(value));
  for (const addendum of stored)
    addendum.changes = addendum.changes.map(({ field, before, after }) => ({
      field,
      before: asText(before),
      after: asText(after),
    }));
  return grouped(tenderIds, stored, ({ tenderId }) => tenderId);
}

/**
 * Counts, for each tender, the users whom a new addendum would notify. The user `by`, who issues the addendum, is not
 * counted.
 */
export const countConcerned = (by: string) => async (db: DataSource, tenderIds: readonly string[]) => {
  const counts = await countsConcerned(db, tenderIds, by);
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row?.people ?? 0);
};
