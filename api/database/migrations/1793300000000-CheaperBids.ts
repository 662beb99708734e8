import type { MigrationInterface, QueryRunner } from "typeorm";

const HEAD = "CREATE OR REPLACE FUNCTION tell_webhooks(kind text, of_tender uuid, of_bid uuid) RETURNS void";
const INSERT = `
     INSERT INTO webhook_events (event, tender_id, bid_id) SELECT kind, of_tender, of_bid
      WHERE EXISTS (SELECT FROM webhooks WHERE events @> ARRAY[kind] AND disabled_at IS NULL)`;

const countConfirmations = (each: "ROW" | "STATEMENT") => [
  "DROP TRIGGER addendum_confirmations_count_bid_change ON addendum_confirmations",
  `CREATE TRIGGER addendum_confirmations_count_bid_change AFTER INSERT ON addendum_confirmations FOR EACH ${each} EXECUTE FUNCTION count_bid_change()`,
];

/**
 * Lowers the cost of each bid in two ways. First, tell_webhooks becomes a PL/pgSQL function, whose plans PostgreSQL
 * caches; it plans an SQL function at each call. Second, confirmations are counted by a row trigger. The statement
 * trigger also ran for no rows, so a bid on a tender without addenda counted as two changes.
 */
export class CheaperBids1793300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`${HEAD} LANGUAGE plpgsql AS $$ BEGIN ${INSERT}; END $$`);
    for (const statement of countConfirmations("ROW")) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query(`${HEAD} LANGUAGE sql AS $$ ${INSERT} $$`);
    for (const statement of countConfirmations("STATEMENT")) await runner.query(statement);
  }
}
