import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE known_addresses (
     fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
     seen_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX known_addresses_seen_at_idx ON known_addresses (seen_at)`,
];

/**
 * Stores keyed hashes of the addresses from which an account signed in. Password guessing from elsewhere does not slow
 * these addresses.
 */
export class KnownAddresses1790410000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE known_addresses");
  }
}
