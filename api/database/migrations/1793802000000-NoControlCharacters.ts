import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The columns of texts that people type. Texts that receipts, closing seals and addenda prove are left out, because
 * they must stay as they were submitted. Texts of tenders are in the audit trail, so their change is recorded there.
 */
const TEXTS: Record<string, string[]> = {
  blog_posts: ["title", "excerpt", "category", "body"],
  company_profiles: ["company_name", "registration_number", "description", "phone", "address_street", "address_city"],
  contact_requests: ["first_name", "last_name", "company", "message"],
  projects: ["title", "description", "industry", "location", "timeline", "results"],
  saved_searches: ["name"],
  tenders: ["title", "description", "location", "requirements"],
  users: ["first_name", "last_name", "company_name", "role", "address_street", "address_city"],
};

const LINE_BREAKS = "[\\u000B\\u000C\\u0085]";
const CONTROLS = "[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F]";
const EITHER = `${LINE_BREAKS}|${CONTROLS}`;

const cleaned = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '${LINE_BREAKS}', E'\\n', 'g'), '${CONTROLS}', '', 'g')`;

/** SQL for a text as the audit trail records it. A long text is replaced by its beginning, length and SHA-256. */
const recorded = (text: string) =>
  `CASE WHEN char_length(${text}) <= 500 THEN ${text} ELSE left(${text}, 500) || '… (' || char_length(${text}) || ' characters, SHA-256 ' || encode(sha256(convert_to(${text}, 'UTF8')), 'hex') || ')' END`;

/**
 * Removes control characters from stored texts, as the rules do for new texts. Programs that read XML and workbooks
 * refuse such characters.
 */
export class NoControlCharacters1793802000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [table, columns] of Object.entries(TEXTS))
      for (const column of columns)
        await runner.query(
          table === "tenders"
            ? // The audit trail contains the old text, so an event with the cleaned text is recorded.
              `WITH cleaned AS (UPDATE tenders SET ${column} = ${cleaned(column)} WHERE ${column} ~ '${EITHER}' RETURNING id, ${column} AS text)
               INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
               SELECT 'recordAsFound', 'tender', id, id, jsonb_build_object('${column}', ${recorded("text")}) FROM cleaned`
            : `UPDATE ${table} SET ${column} = ${cleaned(column)} WHERE ${column} ~ '${EITHER}'`,
        );
  }

  async down() {
    // The removed characters were invisible, so nobody needs them back.
  }
}
