import type { MigrationInterface, QueryRunner } from "typeorm";

const CHANGED = "(OLD.sealed, OLD.opening_persons) IS DISTINCT FROM (NEW.sealed, NEW.opening_persons)";
const OPENED = "OLD.opened_at IS NOT NULL AND OLD.opened_at IS DISTINCT FROM NEW.opened_at";
const WEAKENED = "OLD.sealed AND (NOT NEW.sealed OR NEW.opening_persons < OLD.opening_persons)";

const trigger = (condition: string) => `
  DROP TRIGGER tenders_keep_their_seal ON tenders;
  CREATE TRIGGER tenders_keep_their_seal BEFORE UPDATE ON tenders FOR EACH ROW
    WHEN (${condition}) EXECUTE FUNCTION refuse_change()`;

/**
 * If a published tender becomes a draft again, the draft may not be unsealed, and may not need fewer administrators to
 * open its bids.
 */
export class SealsOfPublished1793805000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      trigger(`(OLD.status <> 'draft' AND ${CHANGED}) OR (OLD.hidden_at IS NOT NULL AND ${WEAKENED}) OR (${OPENED})`),
    );
  }

  async down(runner: QueryRunner) {
    await runner.query(trigger(`(OLD.status <> 'draft' AND ${CHANGED}) OR (${OPENED})`));
  }
}
