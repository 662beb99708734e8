import type { MigrationInterface, QueryRunner } from "typeorm";

const KINDS =
  "taxClearance registrationCertificate insurance licence iso9001 iso14001 iso45001 bankReference referenceProject financialStatement other"
    .split(" ")
    .map((kind) => `'${kind}'`)
    .join(", ");

/** What a document of a bid proves. While a bid is sealed the kind is encrypted with its terms, like the name. */
export class KindsOfBidDocuments1796000100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`ALTER TABLE bid_documents ADD COLUMN kind text CHECK (kind IN (${KINDS}))`);
    await runner.query(
      "ALTER TABLE bid_documents ADD CONSTRAINT bid_documents_sealed_without_kind CHECK (name IS NOT NULL OR kind IS NULL)",
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE bid_documents DROP COLUMN kind");
  }
}
