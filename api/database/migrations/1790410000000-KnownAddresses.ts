import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE known_addresses (
     fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
     seen_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX known_addresses_seen_at_idx ON known_addresses (seen_at)`,
];

/**
 * Stores keyed hashes of the network addresses from which each account has signed in. Sign-in from such an address is
 * not slowed down while somebody guesses the password from other addresses.
 */
export class KnownAddresses1790410000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE known_addresses");
  }
}
