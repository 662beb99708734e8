import { testApp, type TestApp } from "#api/testing/testApp.ts";

type Runner = Pick<TestApp["db"]["manager"], "query">;

/** Sets the time of the test clock, which a transaction uses after byPlantedClock. */
export const setClock = (db: Runner, moment: string) =>
  db.query("UPDATE planted_clock.clock SET moment = $1", [moment]);

/**
 * Replaces the database's clock with the test clock until the transaction ends. The trigger of the audit trail then
 * also uses the test clock.
 */
export const byPlantedClock = (tx: Runner) => tx.query("SET LOCAL search_path = planted_clock, public, pg_catalog");

/** Runs `work` with a test clock, whose time is `moment` until setClock changes it. */
export async function withPlantedClock(work: (api: TestApp) => Promise<void>, moment = "2025-11-22T00:00:00Z") {
  const api = await testApp();
  await api.db.query(`
    CREATE SCHEMA planted_clock;
    CREATE TABLE planted_clock.clock AS SELECT '${moment}'::timestamptz AS moment;
    CREATE FUNCTION planted_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT moment FROM planted_clock.clock'`);
  try {
    await work(api);
  } finally {
    await api.db.query("DROP SCHEMA planted_clock CASCADE");
  }
}
