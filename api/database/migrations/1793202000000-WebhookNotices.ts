import type { MigrationInterface, QueryRunner } from "typeorm";

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
  "searchMatched",
];
const REASONS = ["bid", "draft", "question", "search", "administrator"];

const check = (column: string, names: readonly string[]) => [
  `ALTER TABLE notices DROP CONSTRAINT notices_${column}_check`,
  `ALTER TABLE notices ADD CONSTRAINT notices_${column}_check CHECK (${column} IN (${names.map((name) => `'${name}'`).join(", ")}))`,
];

/** Allows a new kind of notice: a webhook was disabled. */
export class WebhookNotices1793202000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of [
      ...check("kind", [...KINDS, "webhookDisabled"]),
      ...check("reason", [...REASONS, "webhook"]),
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DELETE FROM notices WHERE kind = 'webhookDisabled'");
    for (const statement of [...check("kind", KINDS), ...check("reason", REASONS)]) await runner.query(statement);
  }
}
