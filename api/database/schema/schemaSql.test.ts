import { readFileSync } from "node:fs";

import { schemaSql } from "#api/database/schema/schemaSql.ts";
import { testApp } from "#api/testing/testApp.ts";

test("schema.sql has each table, view and function of the migrated database once", async () => {
  const { db } = await testApp();

  const found = await db.query<{ line: string }[]>(`
    SELECT CASE relkind WHEN 'v' THEN 'CREATE VIEW ' ELSE 'CREATE TABLE ' END || relname || ' ' AS line FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND relname <> 'migrations'
    UNION ALL
    SELECT DISTINCT 'CREATE FUNCTION ' || proname || '(' FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
     WHERE pronamespace = 'public'::regnamespace AND lanname <> 'c'`);

  const lines = readFileSync("api/database/schema.sql", "utf8").split("\n");
  const counts = found.map(({ line }) => [line, lines.filter((written) => written.startsWith(line)).length]);
  expect(counts.length).toBeGreaterThan(90);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test("a table that is in no section is named", async () => {
  const { db } = await testApp();
  await db.query("CREATE TABLE invoices (id uuid PRIMARY KEY)");
  try {
    await expect(schemaSql(db)).rejects.toThrow("Name in SECTIONS of api/database/schema/schemaSql.ts: invoices");
  } finally {
    await db.query("DROP TABLE invoices");
  }
});
