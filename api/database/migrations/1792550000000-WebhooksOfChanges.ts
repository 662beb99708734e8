import type { MigrationInterface, QueryRunner } from "typeorm";

import { CONTENT, tellWebhooksOfTender } from "#api/database/migrations/1792100000000-Webhooks.ts";

/** Bidders are notified when one of these columns changes, in addition to the columns in CONTENT. */
export const NOTIFIED_COLUMNS = [
  "newest_addendum",
  "documents_set_at",
  "takes_questions",
  "questions_until",
  "decision_expected_on",
  "cancelled_at",
];

/** Webhooks now report every change about which bidders are notified. */
export class WebhooksOfChanges1792550000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(tellWebhooksOfTender([...CONTENT, ...NOTIFIED_COLUMNS]));
  }

  async down(runner: QueryRunner) {
    await runner.query(tellWebhooksOfTender(CONTENT));
  }
}
