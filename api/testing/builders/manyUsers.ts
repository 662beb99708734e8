import { asReplica, type TestApp } from "#api/testing/testApp.ts";

/**
 * Inserts `count` users named many-1, many-2, … of companies of their own, in one statement. It skips the triggers, of
 * which one compares each new username with all others: for 2,000 users that would take longer than the statement
 * timeout on a busy machine.
 */
export const manyUsers = (api: Pick<TestApp, "db">, count: number) =>
  asReplica(
    api,
    `INSERT INTO users (username, email, email_proven_at, password_hash, company_name)
     SELECT 'many-' || place, 'many-' || place || '@example.org', now(), 'none', 'Company ' || place
       FROM generate_series(1, ${count}) AS place`,
  );
