import type { DataSource } from "typeorm";

/** A number that every change of any tender moves and that no bid moves; text, for it may outgrow an Int. */
export async function readTenderRevision(db: DataSource) {
  const [row] = await db.query<{ revision: string }[]>("SELECT revision::text FROM tender_revision");
  return row?.revision ?? "0";
}
