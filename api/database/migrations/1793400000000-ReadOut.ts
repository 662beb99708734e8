import type { MigrationInterface, QueryRunner } from "typeorm";

const keepDisclosure = (
  what: string,
) => `CREATE OR REPLACE FUNCTION keep_disclosure() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF OLD.status <> 'draft' OR EXISTS (SELECT FROM bids WHERE tender_id = OLD.id) OR EXISTS (SELECT FROM bid_drafts WHERE tender_id = OLD.id) THEN
         RAISE EXCEPTION 'tenders keep what they told ${what}: it is never changed' USING ERRCODE = 'insufficient_privilege';
       END IF;
       RETURN NEW;
     END
   $$`;

const keepOnUpdate = (condition: string) => [
  "DROP TRIGGER tenders_keep_their_disclosure ON tenders",
  `CREATE TRIGGER tenders_keep_their_disclosure BEFORE UPDATE ON tenders FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION keep_disclosure()`,
];

const CHANGES_WINNER = "OLD.disclose_winner <> NEW.disclose_winner";

/** What the opening of a sealed tender reveals of the bids to all bidders. Existing tenders get "nothing". */
export class ReadOut1793400000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE tenders ADD COLUMN reads_out text NOT NULL DEFAULT 'nothing',
      ADD CONSTRAINT tenders_read_out_sealed_bids CHECK (reads_out = 'nothing' OR (sealed AND reads_out IN ('names', 'namesAndAmounts')))`);
    for (const statement of [
      keepDisclosure("bidders"),
      ...keepOnUpdate(`${CHANGES_WINNER} OR OLD.reads_out <> NEW.reads_out`),
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of [...keepOnUpdate(CHANGES_WINNER), keepDisclosure("about the winner")])
      await runner.query(statement);
    await runner.query("ALTER TABLE tenders DROP COLUMN reads_out");
  }
}
