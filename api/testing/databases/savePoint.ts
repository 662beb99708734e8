import { asReplica, type TestApp } from "#api/testing/testApp.ts";
import { afterThisFile } from "#api/testing/endOfFile.ts";

/**
 * The tables that a rollback does not restore: tables that no request changes, logs of requests, and counters that
 * never decrease.
 */
const KEPT = [
  "migrations",
  "secrets",
  "tender_revision",
  "bid_change_counts",
  "audit_events",
  "audit_days",
  "rate_limits",
  "visits",
  "known_addresses",
];

/**
 * Tables in which every request changes an unimportant column, such as the time of last use. Only a change of the
 * columns that are listed here counts as a change of the table.
 */
const COLUMNS: Record<string, string> = {
  sessions: "sess, expire, confirmed_at, code_confirmed_at",
  api_tokens: "user_id, sha256, scopes, expires_at, revoked_at",
};

/**
 * Copies all tables, so that a test can restore them. A transaction could not do this, because the api commits its own
 * transactions. A trigger notes which tables a request has changed, so that a rollback restores only those tables.
 */
export async function openSavePoint(api: TestApp) {
  const { db } = api;
  const drop = () => db.query("DROP SCHEMA IF EXISTS saved CASCADE");
  await drop();
  afterThisFile(drop);
  const tables = await db.query<{ name: string; columns: string }[]>(
    `SELECT tablename AS name, (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute WHERE attrelid = quote_ident(tablename)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
       FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [KEPT],
  );
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  await db.query(`
    CREATE SCHEMA saved;
    CREATE TABLE saved.changed_tables (name text);
    CREATE FUNCTION saved.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO saved.changed_tables VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    ${tables
      .map(
        ({ name }) => `
          CREATE TABLE saved.${name} AS TABLE public.${name};
          CREATE TRIGGER saved_note_change AFTER INSERT OR DELETE OR UPDATE ${name in COLUMNS ? `OF ${COLUMNS[name]}` : ""} ON public.${name} FOR EACH ROW EXECUTE FUNCTION saved.note_change();`,
      )
      .join("")}`);

  /** The tables that were changed since the last call. */
  async function changed() {
    await api.settled();
    const rows = await db.query<{ name: string }[]>(
      "WITH noted AS (DELETE FROM saved.changed_tables RETURNING name) SELECT DISTINCT name FROM noted ORDER BY name",
    );
    return rows.map(({ name }) => name);
  }

  const later = new Set<string>();

  /** A second save point: later rollbacks restore these tables as they are now. */
  async function saveAgain(names: readonly string[]) {
    for (const name of names) later.add(name);
    await db.query(names.map((name) => `CREATE TABLE saved.later_${name} AS TABLE public.${name}`).join("; "));
  }

  async function rollBack(names: readonly string[]) {
    const restores = names.map((name) => {
      const columns = columnsOf.get(name)!;
      const from = later.has(name) ? `later_${name}` : name;
      return `DELETE FROM public.${name}; INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM saved.${from};`;
    });
    await asReplica(
      { db },
      `${restores.join("")} DELETE FROM rate_limits; UPDATE tender_revision SET revision = revision + 1`,
    );
  }

  /** Deletes the second save point and restores the first one. */
  async function rollBackToFirst() {
    const names = [...later];
    later.clear();
    await rollBack(names);
    if (names.length > 0) await db.query(`DROP TABLE ${names.map((name) => `saved.later_${name}`).join(", ")}`);
  }
  return { changed, saveAgain, rollBack, rollBackToFirst };
}
