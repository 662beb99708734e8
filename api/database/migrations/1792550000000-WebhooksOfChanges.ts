import type { MigrationInterface, QueryRunner } from "typeorm";

import { CONTENT, tellWebhooksOfTender } from "#api/database/migrations/1792100000000-Webhooks.ts";

/** What bidders are told of beside a tender's content. */
const TOLD = ["newest_addendum", "documents_set_at", "takes_questions", "questions_until", "decision_expected_on", "cancelled_at"];

/** Webhooks are told of every change that bidders are told of. */
export class WebhooksOfChanges1792550000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(tellWebhooksOfTender([...CONTENT, ...TOLD]));
  }

  async down(runner: QueryRunner) {
    await runner.query(tellWebhooksOfTender(CONTENT));
  }
}
