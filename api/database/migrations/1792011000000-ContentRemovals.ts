import type { MigrationInterface, QueryRunner } from "typeorm";

/** Records that a post or project was deleted or unpublished. When it is published again, the record is deleted. */
const NOTE = `
  CREATE FUNCTION note_content_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      INSERT INTO content_removals (id, type, removed_at, was_published, is_deleted) VALUES (OLD.id, TG_ARGV[0], moment_of_change(), OLD.published, true)
        ON CONFLICT (id) DO UPDATE SET removed_at = excluded.removed_at, is_deleted = true;
    ELSIF NEW.published THEN
      DELETE FROM content_removals WHERE id = NEW.id;
    ELSE
      INSERT INTO content_removals (id, type, removed_at, was_published, is_deleted) VALUES (OLD.id, TG_ARGV[0], moment_of_change(), true, false)
        ON CONFLICT (id) DO UPDATE SET removed_at = excluded.removed_at, was_published = true;
    END IF;
    RETURN NULL;
  END $$`;

const TYPES = { blog_posts: "blogPost", projects: "project" };

const STATEMENTS = [
  `CREATE TABLE content_removals (
     id uuid PRIMARY KEY,
     type text NOT NULL CHECK (type IN ('blogPost', 'project')),
     removed_at timestamptz(3) NOT NULL,
     was_published boolean NOT NULL,
     is_deleted boolean NOT NULL
   )`,
  `CREATE INDEX content_removals_removed_at_idx ON content_removals (removed_at, id)`,
  NOTE,
  ...Object.entries(TYPES).flatMap(([table, type]) => [
    `CREATE TRIGGER ${table}_note_deletion AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION note_content_removal('${type}')`,
    `CREATE TRIGGER ${table}_note_hiding AFTER UPDATE ON ${table} FOR EACH ROW WHEN (OLD.published <> NEW.published) EXECUTE FUNCTION note_content_removal('${type}')`,
  ]),
];

const BACK = [
  ...Object.keys(TYPES).flatMap((table) => [
    `DROP TRIGGER ${table}_note_deletion ON ${table}`,
    `DROP TRIGGER ${table}_note_hiding ON ${table}`,
  ]),
  `DROP FUNCTION note_content_removal()`,
  `DROP TABLE content_removals`,
];

/** Deleted posts and projects leave no row, so removals are recorded for clients that have a copy. */
export class ContentRemovals1792011000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
