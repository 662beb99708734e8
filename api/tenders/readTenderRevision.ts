import type { DataSource } from "typeorm";

/** A counter that every change of a tender moves and no bid does; text, since it may exceed an Int. */
export async function readTenderRevision(db: DataSource) {
  const [row] = await db.query<{ revision: string }[]>("SELECT revision::text FROM tender_revision");
  return row?.revision ?? "0";
}
