import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import type { DataSource } from "typeorm";

/** Returns a random secret that all processes on this database share. The first process stores it. */
export async function sharedSecret(db: DataSource, name: string) {
  const fresh = randomBytes(32).toString("base64url");
  await db.query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, fresh]);
  const [row] = await db.query<{ value: string }[]>("SELECT value FROM secrets WHERE name = $1", [name]);
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
}

/** Returns a random secret from a file that only the file's owner can read. The first process creates the file. */
export function secretFile(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
