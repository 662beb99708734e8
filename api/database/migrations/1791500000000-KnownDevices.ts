import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE known_devices (
     user_id uuid NOT NULL REFERENCES users (id),
     fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
     seen_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (user_id, fingerprint)
   )`,
  `CREATE INDEX known_devices_seen_at_idx ON known_devices (seen_at)`,
];

/**
 * Stores keyed hashes of the devices from which each account has signed in. The user gets a mail about a sign-in from
 * another device.
 */
export class KnownDevices1791500000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE known_devices");
  }
}
