import type { MigrationInterface, QueryRunner } from "typeorm";

import { ALL, foldFiguresOf } from "#api/database/migrations/1792013000000-ProcurementFigures.ts";

const NEVER_PUBLISHED = "(cancelled_at IS NOT NULL AND published_at IS NULL)";
const COUNT_AGAIN = `INSERT INTO figure_changes SELECT id FROM tenders WHERE ${NEVER_PUBLISHED}`;

/**
 * A draft that was cancelled before it was published no longer counts as published. Earlier versions counted such
 * drafts, so the migration notes them as changed, and the next reader of the figures corrects the figures.
 */
export class FiguresOfPublished1793100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(foldFiguresOf(`NOT ${NEVER_PUBLISHED}`));
    await runner.query(COUNT_AGAIN);
  }

  async down(runner: QueryRunner) {
    await runner.query(foldFiguresOf(ALL));
    await runner.query(COUNT_AGAIN);
  }
}
