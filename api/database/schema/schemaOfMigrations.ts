import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

import { PGlite } from "@electric-sql/pglite";
import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";

import { dataSourceFor } from "#api/database/dataSource.ts";
import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import { migrate } from "#api/database/migrate.ts";
import { schemaSql } from "#api/database/schema/schemaSql.ts";

const CACHE = "node_modules/.cache/axion-schema";

/**
 * Generates the text of `schema.sql` from an empty in-memory database on which all migrations were run. This takes
 * seconds, so the text is cached by a hash of the migrations, the generator and package-lock.json.
 */
export async function schemaOfMigrations() {
  const hash = createHash("sha256");
  for (const file of sources()) hash.update(readFileSync(file));
  const cached = `${CACHE}/${hash.digest("hex")}.sql`;
  if (existsSync(cached)) return readFileSync(cached, "utf8");
  const pglite = await PGlite.create({ extensions: EMBEDDED_EXTENSIONS });
  const db = await dataSourceFor({ extra: embeddedConnection(() => pglite) }).initialize();
  await migrate(db, { shared: false });
  const text = await schemaSql(db);
  await db.destroy();
  await pglite.close();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, text);
  return text;
}

const sources = () => [
  "package-lock.json",
  "api/database/schema/schemaSql.ts",
  ...readdirSync("api/database/migrations")
    .sort()
    .map((name) => `api/database/migrations/${name}`),
];
