import { testApp } from "#api/testing/testApp.ts";

interface StoredColumn {
  table: string;
  inView: boolean;
  column: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

const COLUMNS = `
  SELECT table_name AS "table", table_type = 'VIEW' AS "inView", column_name AS "column", udt_name AS type, is_nullable = 'YES' AS nullable, column_default IS NOT NULL AS "hasDefault"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name) WHERE table_schema = 'public'`;

test("every column of an entity exists in the database, with the same type and nullability", async () => {
  const { db } = await testApp();
  const stored = await db.query<StoredColumn[]>(COLUMNS);

  const wrong = db.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns
      .filter(({ isVirtualProperty }) => !isVirtualProperty)
      .flatMap(({ databaseName, isNullable, isDeleteDate, isArray, type }) => {
        const found = stored.find(({ table, column }) => table === tableName && column === databaseName);
        const name = `${tableName}.${databaseName}`;
        if (!found) return [`${name} is missing`];
        if (!found.inView && found.nullable !== (isNullable || isDeleteDate))
          return [`${name} is ${found.nullable ? "" : "not "}nullable`];
        const expected =
          type === Number ? "int4" : ({ bigint: "int8", int: "int4", boolean: "bool" }[type as string] ?? type);
        const ofColumn = isArray ? `_${String(expected)}` : String(expected);
        return found.type === ofColumn ? [] : [`${name} is ${found.type}, not ${ofColumn}`];
      }),
  );

  expect(db.entityMetadatas.length).toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
});

test("no entity omits a NOT NULL column without a default", async () => {
  const { db } = await testApp();
  const stored = await db.query<StoredColumn[]>(COLUMNS);

  const known = new Set(
    db.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.map(({ databaseName }) => `${tableName}.${databaseName}`),
    ),
  );
  const tables = new Set(db.entityMetadatas.map(({ tableName }) => tableName));
  const forgotten = stored.filter(
    ({ table, column, nullable, hasDefault }) =>
      tables.has(table) && !nullable && !hasDefault && !known.has(`${table}.${column}`),
  );

  expect(forgotten).toEqual([]);
});

test("every foreign key is the first column of an index", async () => {
  const { db } = await testApp();

  const bare = await db.query<object[]>(`
    SELECT conrelid::regclass::text AS "table", attname AS "column"
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND NOT EXISTS (SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indpred IS NULL)`);

  expect(bare).toEqual([]);
});
