import { asReplica, type TestApp } from "#api/testing/testApp.ts";

/**
 * Inserts `count` users named many-1, many-2, … in one statement, each of another company. Skips the triggers, because
 * one of them compares each new username with all others. On a busy machine this would take longer than the statement
 * timeout.
 */
export const manyUsers = (api: Pick<TestApp, "db">, count: number) =>
  asReplica(
    api,
    `INSERT INTO users (username, email, email_proven_at, password_hash, company_name)
     SELECT 'many-' || place, 'many-' || place || '@example.org', now(), 'none', 'Company ' || place
       FROM generate_series(1, ${count}) AS place`,
  );

/** Inserts `count` users as manyUsers does, with company profiles. Returns the ids of the users. */
export async function manyCompanies(api: Pick<TestApp, "db">, count: number) {
  await manyUsers(api, count);
  const rows = await api.db.query<{ id: string }[]>(
    `INSERT INTO company_profiles (user_id, company_name)
     SELECT id, company_name FROM users WHERE username LIKE 'many-%' RETURNING user_id AS id`,
  );
  return rows.map(({ id }) => id);
}
