import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE api_tokens (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     user_id uuid NOT NULL REFERENCES users (id),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
     sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
     beginning text NOT NULL CHECK (beginning ~ '^axn_[0-9A-Za-z]{4}$'),
     scopes text[] NOT NULL CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['tenders:read', 'bids:read', 'bids:write', 'profile:write',
       'tenders:write', 'bids:decide', 'users:write', 'content:write', 'audit:read']),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz(3) CHECK (expires_at > created_at),
     last_used_at timestamptz(3),
     revoked_at timestamptz(3)
   )`,
  `CREATE UNIQUE INDEX api_tokens_sha256_key ON api_tokens (sha256)`,
  `CREATE INDEX api_tokens_user_id_idx ON api_tokens (user_id)`,
];

/** Adds personal access tokens. The database stores only a token's SHA-256 and its first characters. */
export class ApiTokens1791900000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE api_tokens");
  }
}
