import type { DataSource, EntityManager } from "typeorm";

import { grantRuntimeRights } from "#api/database/grantRuntimeRights.ts";
import { afterThisFile } from "#api/testing/endOfFile.ts";

/**
 * Creates a database role with the rights of the product and no others, on a database server or on the embedded
 * database. It is dropped after the test file.
 */
export async function createRuntimeRole(db: DataSource) {
  const [{ role }] = await db.query<[{ role: string }]>("SELECT current_database() || '_role' AS role");
  const drop = () =>
    db.query(
      `DO $$ BEGIN IF to_regrole('"${role}"') IS NOT NULL THEN DROP OWNED BY "${role}"; DROP ROLE "${role}"; END IF; END $$`,
    );
  await drop();
  await db.query(`CREATE ROLE "${role}"`);
  await grantRuntimeRights(db, role);
  afterThisFile(drop);
  /** Runs statements in a transaction with the rights of the product's role, as an attacker with its password could. */
  return async function asRuntimeRole(tx: EntityManager, sql: string) {
    await tx.query(`SET LOCAL ROLE "${role}"`);
    await tx.query(sql);
    await tx.query("RESET ROLE");
  };
}
