import type { DataSource } from "typeorm";

import { migrate } from "#api/database/migrate.ts";
import { type Database, openServer } from "#api/database/openDatabase.ts";
import { emptyDatabase, emptyServerDatabase } from "#api/testing/databases/emptyDatabase.ts";

const OBJECTS = `
  SELECT kind, name FROM (
    SELECT 'table' AS kind, tablename AS name FROM pg_tables WHERE schemaname = 'public'
    UNION SELECT 'index', indexname || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION SELECT 'function', proname || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION SELECT 'trigger', tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION SELECT 'constraint', conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION SELECT 'column', table_name || column_name || data_type || is_nullable || coalesce(column_default, '')
      FROM information_schema.columns WHERE table_schema = 'public'
  ) objects WHERE name !~ 'migrations|^PK_' ORDER BY kind, name`;

const objectsOf = (db: DataSource) => db.query<{ kind: string; name: string }[]>(OBJECTS);

describe("a database of its own", () => {
  let opened: Database;
  beforeAll(async () => {
    opened = await emptyDatabase();
  });
  afterAll(() => opened.close());

  test("an empty database gets every migration, and one that is up to date is left as it is", async () => {
    const { db, embedded } = opened;

    const first = await migrate(db, { shared: !embedded });
    const second = await migrate(db, { shared: !embedded });

    expect(first).toHaveLength(db.migrations.length);
    expect(second).toEqual([]);
  });

  test("every migration goes down and up again, and leaves the same database", async () => {
    const { db, embedded } = opened;
    await migrate(db, { shared: !embedded });
    const before = await objectsOf(db);

    const count = db.migrations.length;
    for (let place = 0; place < count; place++) await db.undoLastMigration({ transaction: "all" });
    const between = await objectsOf(db);
    await migrate(db, { shared: !embedded });
    const after = await objectsOf(db);

    expect(count).toBeGreaterThan(0);
    expect(before.length).toBeGreaterThan(100);
    expect(between).toEqual([]);
    expect(after).toEqual(before);
  });
});

test("several processes that start together on one server migrate it once", async () => {
  const own = await emptyServerDatabase();
  if (!own) return; // Only one process can use the embedded database.

  const opened = await Promise.all(Array.from({ length: 4 }, () => openServer(own.url, 2)));
  const [{ count } = { count: 0 }] =
    (await opened[0]?.db.query<{ count: number }[]>("SELECT count(*)::int AS count FROM migrations")) ?? [];
  const expected = opened[0]?.db.migrations.length;
  await Promise.all(opened.map(({ close }) => close()));
  await own.drop();

  expect(count).toBe(expected);
});
