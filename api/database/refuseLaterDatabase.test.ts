import { createWriteStream } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";
import { MigrationExecutor } from "typeorm";

import { backupEmbedded } from "#api/database/backup/backupEmbedded.ts";
import { backupServer } from "#api/database/backup/backupServer.ts";
import { restoreEmbedded } from "#api/database/backup/restoreEmbedded.ts";
import { restoreServer } from "#api/database/backup/restoreServer.ts";
import { migrate } from "#api/database/migrate.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { serverUrl } from "#api/testing/database.ts";
import { emptyDatabase } from "#api/testing/databases/emptyDatabase.ts";
import { ownedDatabase } from "#api/testing/databases/ownedDatabase.ts";
import { aDirectory, aPreparedDirectory, failedStart, ran } from "#api/testing/servers/serverProcess.ts";

const LATER = "INSERT INTO migrations (timestamp, name) VALUES (4102444800000, 'FromTheFuture4102444800000')";
const REFUSED =
  "The database was migrated by a later version of the product: it has 1 migration that this version does not know (FromTheFuture4102444800000). Start that version, or restore a backup from before that migration.";
const onEmbeddedOnly = serverUrl() ? test.skip : test; // A test of the embedded database does not use the server.
const onServerOnly = serverUrl() ? describe : describe.skip; // The embedded database has one role.

test("migrations are refused before any of them runs when the database has one that the program does not know", async () => {
  const { db, embedded, close } = await emptyDatabase();
  await migrate(db, { shared: !embedded });
  await db.undoLastMigration({ transaction: "all" });
  await db.query(LATER);

  await expect(migrate(db, { shared: !embedded })).rejects.toThrow(REFUSED);

  await db.query("DELETE FROM migrations WHERE name = 'FromTheFuture4102444800000'");
  expect(await new MigrationExecutor(db).getPendingMigrations()).toHaveLength(1);
  await close();
});

onEmbeddedOnly("a start on an embedded database of a later version is refused, and leaves it as it is", async () => {
  const directory = aPreparedDirectory();
  const before = await openEmbedded(directory);
  await before.db.query(LATER);
  await before.close();

  await expect(openEmbedded(directory)).rejects.toThrow(REFUSED);
  const start = await failedStart({ DATA_DIR: directory });

  expect(start).toEqual({ code: 1, printed: `Axion could not start: ${REFUSED}\n` });
});

onEmbeddedOnly("a backup of a later version is not restored over an embedded database", async () => {
  const [later, here, file] = [aPreparedDirectory(), aPreparedDirectory(), join(aDirectory(), "later.tar.gz")];
  const newer = await openEmbedded(later);
  await newer.db.query(LATER);
  await newer.close();
  const own = await openEmbedded(here);
  await own.db.query("INSERT INTO secrets (name, value) VALUES ('kept', 'yes')");
  await own.close();
  await backupEmbedded(later, createWriteStream(file));

  await expect(restoreEmbedded(here, file, { overwrite: true })).rejects.toThrow(REFUSED);

  const kept = await openEmbedded(here);
  expect(await kept.db.query("SELECT value FROM secrets WHERE name = 'kept'")).toEqual([{ value: "yes" }]);
  await kept.close();
});

onServerOnly("a server's database of a later version", () => {
  let database: Awaited<ReturnType<typeof ownedDatabase>>, role: Client;
  beforeAll(async () => {
    database = await ownedDatabase(serverUrl() ?? "", "later");
    const owner = await openServer(database.ownerUrl);
    await owner.db.query("CREATE TABLE of_later_version (id int)");
    await owner.db.query(LATER);
    await owner.db.query(`GRANT SELECT ON of_later_version, migrations TO "${database.runtime}"`);
    await owner.close();
    role = new Client({ connectionString: database.runtimeUrl });
    await role.connect();
  });
  afterAll(async () => {
    await role.end();
    await database.drop();
  });

  test("is not migrated, and its runtime role keeps its rights", async () => {
    const migrated = await ran("migrate", {
      DATABASE_URL: database.runtimeUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
    });

    expect(migrated).toEqual({ code: 1, printed: `The database could not be migrated: ${REFUSED}\n` });
    await expect(role.query("SELECT * FROM of_later_version")).resolves.toMatchObject({ rows: [] });
  });

  test("is not started on", async () => {
    expect(await failedStart({ DATABASE_URL: database.runtimeUrl })).toEqual({
      code: 1,
      printed: `Axion could not start: ${REFUSED}\n`,
    });
  });

  test("is not restored over another one", async () => {
    const here = await ownedDatabase(serverUrl() ?? "", "kept");
    const file = join(aDirectory(), "later.dump");
    const own = await openServer(here.ownerUrl);
    await own.db.query("INSERT INTO secrets (name, value) VALUES ('kept', 'yes')");
    await backupServer(database.ownerUrl, createWriteStream(file));

    const restored = restoreServer({ url: here.ownerUrl, runtime: here.runtime, overwrite: true }, file);

    await expect(restored).rejects.toThrow(REFUSED);
    expect(await own.db.query("SELECT value FROM secrets WHERE name = 'kept'")).toEqual([{ value: "yes" }]);
    await own.close();
    await here.drop();
  });
});
