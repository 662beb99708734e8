import { prepared } from "#api/core/database/prepared.ts";
import { dataSourceFor } from "#api/database/dataSource.ts";
import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { networkTo } from "#api/testing/servers/networkTo.ts";
import { embeddedDatabase } from "#api/testing/workerDatabase.ts";
import { testApp } from "#api/testing/testApp.ts";

/** These tests need a network connection to the database, which the embedded database does not have. */
const onServerOnly = serverUrl() ? test : test.skip;

const OFTEN = prepared("SELECT $1::int + 1 AS sum");

async function keptStatementsOf(url: string) {
  await testApp();
  return keptStatements({ url, poolSize: 1 });
}

async function keptStatements(target: Parameters<typeof dataSourceFor>[0]) {
  const db = await dataSourceFor(target).initialize();
  try {
    const sums = [await db.query<object[]>(OFTEN, [1]), await db.query<object[]>(OFTEN, [2])];
    await db.query("SELECT $1::int AS once", [1]);
    const kept = await db.query<{ statement: string }[]>("SELECT statement FROM pg_prepared_statements");
    return { sums: sums.flat(), kept: kept.map(({ statement }) => statement) };
  } finally {
    await db.destroy();
  }
}

const SUMS = [{ sum: 2 }, { sum: 3 }];

onServerOnly("a connection to the server keeps the plans of declared statements, and of no other", async () => {
  expect(await keptStatementsOf(workerDatabaseUrl())).toEqual({ sums: SUMS, kept: [OFTEN] });
});

test("the embedded database keeps the plans of declared statements, also for a client that connects after another", async () => {
  const pglite = await embeddedDatabase();
  const target = { extra: embeddedConnection(() => pglite) };

  const found = [await keptStatements(target), await keptStatements(target)];
  await pglite.close();

  expect(found).toEqual(Array(2).fill({ sums: SUMS, kept: [OFTEN] }));
});

/** The start of PostgreSQL's message BackendKeyData: the letter K and the length 12. The process id follows. */
const GREETING = Buffer.from([0x4b, 0, 0, 0, 12]);

function underAnotherNumber(bytes: Buffer) {
  const at = bytes.indexOf(GREETING);
  if (at >= 0) bytes.writeInt32BE(123_456_789, at + GREETING.length);
  return bytes;
}

onServerOnly("behind a pooler, which greets under a number of its own, no connection keeps a statement", async () => {
  const pooler = await networkTo(workerDatabaseUrl(), underAnotherNumber);

  let found;
  try {
    found = await keptStatementsOf(pooler.url);
  } finally {
    await pooler.close();
  }

  expect(found).toEqual({ sums: SUMS, kept: [] });
});
