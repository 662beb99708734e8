import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The function that returns the hashed text of an event.
 * @param more An SQL expression that appends to this text. It must append nothing for an event without a token, so that
 * existing hashes stay valid
 */
const canonical = (more: string) => `
  CREATE OR REPLACE FUNCTION audit_canonical(event audit_events) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT (jsonb_build_array(
      event.day::text, event.stripe, event.sequence, event.id, to_char(event.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      event.actor_id, event.actor_name, event.act, event.outcome, event.subject, event.subject_id, event.tender_id,
      event.before, event.after, event.repeated, event.request_id, event.address)${more})::text
  $$`;

/** Adds a column to the audit events: the personal access token with which an act was done. */
export class AuditTokens1792020000000 implements MigrationInterface {
  name = "AuditTokens1792020000000";

  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE audit_events ADD COLUMN token_id uuid");
    await runner.query(
      canonical(" || CASE WHEN event.token_id IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(event.token_id) END"),
    );
  }

  /** Reverts the migration. Afterwards the hashes of events with a token are wrong. */
  async down(runner: QueryRunner) {
    await runner.query(canonical(""));
    await runner.query("ALTER TABLE audit_events DROP COLUMN token_id");
  }
}
