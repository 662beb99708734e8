import { randomBytes } from "node:crypto";

import type { DataSource } from "typeorm";

/** A random secret shared by all processes on this database; the first process stores it. */
export async function sharedSecret(db: DataSource, name: string) {
  const fresh = randomBytes(32).toString("base64url");
  await db.query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, fresh]);
  const [row] = await db.query<{ value: string }[]>("SELECT value FROM secrets WHERE name = $1", [name]);
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
}
