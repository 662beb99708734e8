import type { MigrationInterface, QueryRunner } from "typeorm";

const MAX_SAFE_INTEGER = "9007199254740991";

/** Limits each text column to the maximum length of its yup schema. */
const upTo = (column: string, max: number) => `${column} text CHECK (char_length(${column}) <= ${max})`;
const required = (column: string, max: number) =>
  `${column} text NOT NULL CHECK (char_length(${column}) BETWEEN 1 AND ${max})`;

/** Limits years to the four digits of ISO 8601. */
const inFourDigitYears = (column: string) =>
  `${column} timestamptz(3) NOT NULL CHECK (${column} >= '0001-01-01T00:00:00Z' AND ${column} < '10000-01-01T00:00:00Z')`;

const address = [
  upTo("address_street", 200),
  upTo("address_city", 100),
  upTo("address_state", 100),
  upTo("address_postal_code", 20),
  upTo("address_country", 100),
].join(",\n");

const bidTerms = `
  bid_amount bigint NOT NULL CHECK (bid_amount BETWEEN 1 AND ${MAX_SAFE_INTEGER}),
  technical_proposal text NOT NULL CHECK (char_length(technical_proposal) BETWEEN 50 AND 50000),
  timeline_days int NOT NULL CHECK (timeline_days BETWEEN 1 AND 36500),
  ${upTo("documents_url", 2000)}`;

const STATEMENTS = [
  // UUID version 7: the first 48 bits are milliseconds, so that ids sort by time.
  `CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE AS $$
     SELECT encode(
       set_bit(set_bit(
         overlay(uuid_send(gen_random_uuid())
           PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
         52, 1), 53, 1),
       'hex')::uuid
   $$`,

  `CREATE TABLE users (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     username text NOT NULL CHECK (char_length(username) BETWEEN 3 AND 50),
     password_hash text NOT NULL,
     ${required("email", 254)},
     ${upTo("first_name", 100)},
     ${upTo("last_name", 100)},
     ${upTo("company_name", 200)},
     ${upTo("company_typology", 100)},
     ${upTo("vat_number", 50)},
     ${upTo("card_id", 50)},
     ${address},
     is_admin boolean NOT NULL DEFAULT false,
     ${upTo("role", 100)},
     status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'banned')),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     deleted_at timestamptz(3),
     version int NOT NULL DEFAULT 1
   )`,
  // These indexes omit deleted users, so that another user can take their usernames and e-mail addresses. A deleted
  // user cannot be restored while another user has one of them.
  `CREATE UNIQUE INDEX users_username_key ON users (lower(username)) WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_created_at_idx ON users (created_at, id)`,
  `CREATE INDEX users_username_idx ON users (username, id)`,
  `CREATE INDEX users_email_idx ON users (email, id)`,
  `CREATE INDEX users_active_admins_idx ON users (id) WHERE is_admin AND status = 'active' AND deleted_at IS NULL`,

  `CREATE TABLE sessions (
     sid text PRIMARY KEY,
     sess json NOT NULL,
     expire timestamptz(3) NOT NULL,
     user_id uuid GENERATED ALWAYS AS ((sess ->> 'userId')::uuid) STORED REFERENCES users (id)
   )`,
  `CREATE INDEX sessions_expire_idx ON sessions (expire)`,
  `CREATE INDEX sessions_user_id_idx ON sessions (user_id)`,

  // Stores secrets that all processes share without configuration, such as the session cookie's key.
  `CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`,

  `CREATE TABLE rate_limits (key text PRIMARY KEY, points int NOT NULL DEFAULT 0, expire bigint)`,
  `CREATE INDEX rate_limits_expire_idx ON rate_limits (expire)`,

  `CREATE TABLE company_profiles (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     user_id uuid NOT NULL CONSTRAINT company_profiles_user_id_key UNIQUE REFERENCES users (id),
     ${required("company_name", 200)},
     ${address},
     ${upTo("phone", 50)},
     ${upTo("website", 2000)},
     ${upTo("registration_number", 100)},
     employee_count int CHECK (employee_count BETWEEN 1 AND 10000000),
     ${upTo("industry", 100)},
     ${upTo("description", 5000)},
     version int NOT NULL DEFAULT 1
   )`,

  `CREATE TABLE tenders (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     ${required("tender_number", 50)},
     ${required("title", 200)},
     ${required("description", 20000)},
     category text NOT NULL CHECK (category IN
       ('Infrastructure', 'Construction', 'Engineering', 'Technology', 'Services', 'Design', 'Consulting')),
     budget_min bigint NOT NULL CHECK (budget_min BETWEEN 0 AND ${MAX_SAFE_INTEGER}),
     budget_max bigint NOT NULL CHECK (budget_max BETWEEN 0 AND ${MAX_SAFE_INTEGER}),
     ${inFourDigitYears("opening_date")},
     ${inFourDigitYears("closing_date")},
     ${required("location", 200)},
     ${required("country", 100)},
     ${required("requirements", 20000)},
     ${upTo("documents_url", 2000)},
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'open', 'closed', 'awarded')),
     created_by uuid NOT NULL REFERENCES users (id),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     deleted_at timestamptz(3),
     version int NOT NULL DEFAULT 1
   )`,
  `CREATE UNIQUE INDEX tenders_tender_number_key ON tenders (lower(tender_number)) WHERE deleted_at IS NULL`,
  `CREATE INDEX tenders_status_closing_date_idx ON tenders (status, closing_date, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX tenders_closing_date_idx ON tenders (closing_date, id)`,
  `CREATE INDEX tenders_opening_date_idx ON tenders (opening_date, id)`,
  `CREATE INDEX tenders_created_at_idx ON tenders (created_at, id)`,
  `CREATE INDEX tenders_tender_number_idx ON tenders (tender_number, id)`,
  `CREATE INDEX tenders_budget_max_idx ON tenders (budget_max, id)`,
  `CREATE INDEX tenders_created_by_idx ON tenders (created_by)`,

  // The table has one row. Every change of a tender increases the revision in this row; a bid does not. The caches of
  // the tender lists have the revision in their keys.
  `CREATE TABLE tender_revision (revision bigint NOT NULL, only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row))`,
  `INSERT INTO tender_revision (revision) VALUES (1)`,
  `CREATE FUNCTION move_tender_revision() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN UPDATE tender_revision SET revision = revision + 1; RETURN NULL; END
   $$`,
  `CREATE TRIGGER tenders_move_revision AFTER INSERT OR UPDATE OR DELETE ON tenders
     FOR EACH STATEMENT EXECUTE FUNCTION move_tender_revision()`,

  `CREATE TABLE bids (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     tender_id uuid NOT NULL REFERENCES tenders (id),
     company_id uuid NOT NULL REFERENCES users (id),
     ${bidTerms},
     status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected')),
     submitted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     withdrawn_at timestamptz(3),
     revision int NOT NULL DEFAULT 1 CHECK (revision >= 1),
     client_mutation_id text CHECK (char_length(client_mutation_id) BETWEEN 1 AND 200)
   )`,
  `CREATE UNIQUE INDEX bids_one_live_key ON bids (tender_id, company_id) WHERE withdrawn_at IS NULL`,
  `CREATE UNIQUE INDEX bids_client_mutation_id_key ON bids (company_id, client_mutation_id)`,
  `CREATE UNIQUE INDEX bids_one_accepted_key ON bids (tender_id) WHERE status = 'accepted'`,
  `CREATE INDEX bids_tender_id_idx ON bids (tender_id, submitted_at, id)`,
  `CREATE INDEX bids_company_id_idx ON bids (company_id, submitted_at, id)`,
  `CREATE INDEX bids_submitted_at_idx ON bids (submitted_at, id)`,
  `CREATE INDEX bids_bid_amount_idx ON bids (bid_amount, id)`,
  `CREATE INDEX bids_timeline_days_idx ON bids (timeline_days, id)`,

  `CREATE TABLE bid_revisions (
     bid_id uuid NOT NULL REFERENCES bids (id),
     revision int NOT NULL CHECK (revision >= 1),
     ${bidTerms},
     submitted_at timestamptz(3) NOT NULL,
     PRIMARY KEY (bid_id, revision)
   )`,
  // Makes the revisions of a bid append-only, and refuses to delete a submitted bid.
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION '% keeps what was submitted: it is never changed', TG_TABLE_NAME; END
   $$`,
  `CREATE TRIGGER bid_revisions_are_kept BEFORE UPDATE OR DELETE ON bid_revisions
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER bids_are_kept BEFORE DELETE ON bids FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  `CREATE TABLE projects (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     ${required("title", 200)},
     ${required("description", 10000)},
     ${upTo("image_url", 2000)},
     ${upTo("industry", 100)},
     ${upTo("location", 200)},
     ${upTo("timeline", 200)},
     ${upTo("results", 5000)},
     published boolean NOT NULL DEFAULT false,
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX projects_published_idx ON projects (published, created_at, id)`,
  `CREATE INDEX projects_title_idx ON projects (published, title, id)`,

  `CREATE TABLE blog_posts (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     slug text NOT NULL CONSTRAINT blog_posts_slug_key UNIQUE CHECK (char_length(slug) BETWEEN 1 AND 120),
     ${required("title", 200)},
     ${required("excerpt", 500)},
     ${required("category", 100)},
     ${required("body", 100000)},
     published boolean NOT NULL DEFAULT false,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     author_id uuid REFERENCES users (id)
   )`,
  `CREATE INDEX blog_posts_published_idx ON blog_posts (published, created_at, id)`,
  `CREATE INDEX blog_posts_title_idx ON blog_posts (published, title, id)`,
  `CREATE INDEX blog_posts_author_id_idx ON blog_posts (author_id)`,

  `CREATE TABLE contact_requests (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     ${required("first_name", 100)},
     ${required("last_name", 100)},
     ${required("email", 254)},
     ${required("company", 200)},
     role text NOT NULL CHECK (role IN ('architecture', 'execution', 'supplier', 'developer', 'other')),
     ${required("message", 10000)},
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX contact_requests_created_at_idx ON contact_requests (created_at, id)`,
  `CREATE INDEX contact_requests_company_idx ON contact_requests (company, id)`,
];

export class FirstSchema1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const tables =
      "contact_requests blog_posts projects bid_revisions bids tender_revision tenders company_profiles rate_limits secrets sessions users";
    for (const table of tables.split(" ")) await runner.query(`DROP TABLE ${table} CASCADE`);
    for (const name of ["refuse_change", "move_tender_revision", "uuid_v7"])
      await runner.query(`DROP FUNCTION ${name}()`);
  }
}
