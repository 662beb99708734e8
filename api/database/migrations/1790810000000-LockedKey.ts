import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Waits for other requests with the same idempotency key, then reads how the key was used. Two statements do this,
 * because the second one must see what the other requests have committed. The function runs both in one round trip.
 */
const LOCKED_KEY = `
  CREATE FUNCTION locked_key(text, text, text) RETURNS SETOF idempotency_keys LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    -- The first number is any that no other advisory lock uses.
    PERFORM pg_advisory_xact_lock(7305664, hashtext(json_build_array($1, $2, $3)::text));
    RETURN QUERY SELECT * FROM idempotency_keys WHERE owner = $1 AND act = $2 AND key = $3;
  END $$`;

export class LockedKey1790810000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(LOCKED_KEY);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP FUNCTION locked_key");
  }
}
