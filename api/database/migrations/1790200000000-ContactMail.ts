import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * An e-mail address without a name. The pattern excludes line breaks and separators, so that nobody can inject a header
 * or a second recipient.
 */
const address = (column: string) =>
  `CHECK (char_length(${column}) <= 254 AND ${column} ~ '^[^[:space:][:cntrl:]<>,;"]+@[^[:space:][:cntrl:]<>,;"@]+$')`;

const STATEMENTS = [
  `ALTER TABLE contact_requests ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr'))`,

  `CREATE TABLE outgoing_mails (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     recipient text NOT NULL ${address("recipient")},
     reply_to text ${address("reply_to")},
     subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 900 AND subject !~ '[[:cntrl:]]'),
     text text NOT NULL CHECK (text <> ''),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
     next_attempt_at timestamptz(3) DEFAULT now(),
     sent_at timestamptz(3),
     last_error text CHECK (char_length(last_error) <= 2000),
     CONSTRAINT outgoing_mails_sent_is_done CHECK (sent_at IS NULL OR (attempts > 0 AND next_attempt_at IS NULL)),
     CONSTRAINT outgoing_mails_given_up_says_why CHECK (sent_at IS NOT NULL OR next_attempt_at IS NOT NULL OR last_error IS NOT NULL)
   )`,
  `CREATE INDEX outgoing_mails_due_idx ON outgoing_mails (next_attempt_at, id) WHERE next_attempt_at IS NOT NULL`,
];

const BACK = [`DROP TABLE outgoing_mails`, `ALTER TABLE contact_requests DROP COLUMN language`];

/** Adds the outbox of mails, and the language of a contact request. */
export class ContactMail1790200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
