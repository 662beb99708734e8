import type { MigrationInterface, QueryRunner } from "typeorm";

const sum = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * record_as_found() now also records fingerprints of what each account signs in with: password, e-mail address, second
 * step and recovery codes. `npm run audit:verify` compares them with the tables from these events on.
 */
export class SignInAsFound1793808000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE FUNCTION record_sign_in_as_found() RETURNS void LANGUAGE sql AS $$
        INSERT INTO audit_events (act, subject, subject_id, after)
        SELECT 'recordAsFound', 'user', id, jsonb_build_object(
            'credentials', jsonb_build_object(
              'passwordSha256', ${sum("password_hash")}, 'emailSha256', ${sum("email || E'\\n' || password_hash")}),
            'secondStep', jsonb_build_object(
              'secretSha256', (SELECT ${sum("sealed_secret || E'\\n' || (confirmed_at IS NOT NULL)")} FROM two_steps WHERE user_id = users.id),
              'recoveryCodesSha256', (SELECT coalesce(jsonb_agg(${sum("code_hash")} ORDER BY code_hash), '[]') FROM recovery_codes WHERE user_id = users.id)))
          FROM users WHERE erased_at IS NULL ORDER BY id
      $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION record_as_found() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM record_outcomes_as_found();
          PERFORM record_documents_as_found();
          PERFORM record_sign_in_as_found();
        END
      $$`);
    // With this lock, an act that runs at the same time records its event after the events of this migration.
    await runner.query("LOCK TABLE audit_events IN SHARE ROW EXCLUSIVE MODE");
    await runner.query("SELECT record_sign_in_as_found()");
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      CREATE OR REPLACE FUNCTION record_as_found() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM record_outcomes_as_found();
          PERFORM record_documents_as_found();
        END
      $$`);
    await runner.query("DROP FUNCTION record_sign_in_as_found()");
  }
}
