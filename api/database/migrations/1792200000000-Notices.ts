import type { MigrationInterface, QueryRunner } from "typeorm";

/** All kinds of notices, including kinds that are planned but not sent yet. */
const KINDS = [
  "bidReceived",
  "bidRevised",
  "bidWithdrawn",
  "tenderAmended",
  "tenderCancelled",
  "statusChanged",
  "questionAnswered",
  "questionDeclined",
  "closingSoon",
  "tenderSealed",
  "documentsOwed",
  "bidsOpened",
  "awardMade",
  "bidDecided",
  "questionAsked",
  "noBids",
  "openingDue",
  "openingAwaited",
  "decisionOverdue",
  "requestReceived",
];

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

const STATEMENTS = [
  // tender_id and bid_id are not foreign keys, because the module of notices must not depend on other modules.
  `CREATE TABLE notices (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     user_id uuid NOT NULL REFERENCES users (id),
     kind text NOT NULL CHECK (kind IN (${quoted(KINDS)})),
     tender_id uuid,
     bid_id uuid,
     occurrence text NOT NULL DEFAULT '' CHECK (char_length(occurrence) <= 200),
     facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object' AND octet_length(facts::text) <= 8192),
     reason text NOT NULL CHECK (reason IN ('bid', 'draft', 'question', 'search', 'administrator')),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     read_at timestamptz(3),
     mail_due_at timestamptz(3),
     mail_bundle text CHECK (char_length(mail_bundle) <= 100),
     mailed_at timestamptz(3),
     CONSTRAINT notices_once_key UNIQUE NULLS NOT DISTINCT (user_id, kind, tender_id, bid_id, occurrence)
   )`,
  `CREATE INDEX notices_newest_idx ON notices (user_id, created_at DESC, id DESC)`,
  `CREATE INDEX notices_of_tender_idx ON notices (user_id, tender_id, created_at DESC, id DESC)`,
  `CREATE INDEX notices_unread_idx ON notices (user_id, created_at DESC, id DESC) WHERE read_at IS NULL`,
  `CREATE INDEX notices_read_idx ON notices (read_at) WHERE read_at IS NOT NULL`,
  `CREATE INDEX notices_mail_due_idx ON notices (mail_due_at, id) WHERE mailed_at IS NULL AND mail_due_at IS NOT NULL`,
  `CREATE INDEX notices_mail_bundle_idx ON notices (user_id, mail_bundle, mail_due_at, id) WHERE mailed_at IS NULL AND mail_due_at IS NOT NULL`,

  `CREATE TABLE notice_settings (
     user_id uuid PRIMARY KEY REFERENCES users (id),
     language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr')),
     time_zone text CHECK (char_length(time_zone) BETWEEN 1 AND 100),
     choices jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(choices) = 'object' AND octet_length(choices::text) <= 1000)
   )`,

  // Each reminder is sent once for a tender and closing time: by the process that inserts its row first.
  `CREATE TABLE tender_reminders (
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     hours int NOT NULL CHECK (hours > 0),
     closing_date timestamptz(3) NOT NULL,
     PRIMARY KEY (tender_id, hours, closing_date)
   )`,

  `ALTER TABLE outgoing_mails ADD COLUMN unsubscribe_url text CHECK (char_length(unsubscribe_url) <= 1000 AND unsubscribe_url !~ '[[:space:]<>]'),
     ADD COLUMN is_notice boolean NOT NULL DEFAULT false`,
];

/** Adds notices in the portal, and the settings and columns for their mails. */
export class Notices1792200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE outgoing_mails DROP COLUMN unsubscribe_url, DROP COLUMN is_notice");
    for (const table of ["tender_reminders", "notice_settings", "notices"]) await runner.query(`DROP TABLE ${table}`);
  }
}
