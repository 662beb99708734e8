import type { MigrationInterface, QueryRunner } from "typeorm";

const KINDS =
  "taxClearance|registrationCertificate|insurance|licence|iso9001|iso14001|iso45001|bankReference|referenceProject|financialStatement|other";

/**
 * Changes the trigger function that compares the columns of a tender for webhooks. Its text is read from the database.
 */
async function replaceInWebhooks(runner: QueryRunner, change: (definition: string) => string) {
  const [{ definition }] = (await runner.query(
    "SELECT pg_get_functiondef('tell_webhooks_of_tender'::regproc) AS definition",
  )) as [{ definition: string }];
  const changed = change(definition);
  if (changed === definition) throw new Error("tell_webhooks_of_tender compares other columns than expected");
  await runner.query(changed);
}

/** The kinds of documents that a tender asks for, separated by spaces. */
export class RequiredDocuments1796001000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `ALTER TABLE tenders ADD COLUMN required_documents text CHECK (required_documents ~ '^(${KINDS})( (${KINDS}))*$' AND char_length(required_documents) <= 200)`,
    );
    await replaceInWebhooks(runner, (definition) =>
      definition.replace(/(OLD|NEW)\.documents_url\b/gi, "$&, $1.required_documents"),
    );
  }

  async down(runner: QueryRunner) {
    await replaceInWebhooks(runner, (definition) => definition.replace(/, (OLD|NEW)\.required_documents\b/gi, ""));
    await runner.query("ALTER TABLE tenders DROP COLUMN required_documents");
  }
}
