import { dataSourceFor } from "#api/database/dataSource.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { testApp } from "#api/testing/testApp.ts";

/** The tests run only with a server, because PLANNER_SETTINGS are not set for the embedded database. */
const onServerOnly = serverUrl() ? test : test.skip;

async function pageCostAt(url: string) {
  await testApp();
  const db = await dataSourceFor({ url, poolSize: 1 }).initialize();
  try {
    return (await db.query<{ random_page_cost: string }[]>("SHOW random_page_cost"))[0]?.random_page_cost;
  } finally {
    await db.destroy();
  }
}

onServerOnly("a connection asks for the planner's settings", async () => {
  expect(await pageCostAt(workerDatabaseUrl())).toBe("1.1");
});

onServerOnly("the options of the database's address come before them", async () => {
  const url = new URL(workerDatabaseUrl());
  url.searchParams.set("options", "-c random_page_cost=3");

  expect(await pageCostAt(url.href)).toBe("3");
});
