import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { INDUSTRIES } from "#api/company-profiles/companyProfile.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";

/**
 * A database connection that nothing else uses, because `fillManyRows` creates temporary tables and changes settings of
 * the session. Its role must be a superuser.
 */
interface Connection {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

const SYLLABLES = ["ka", "mo", "ri", "ban", "sen", "tu", "wé", "lo", "nga", "pi"];
/** 1,000 place names. Each is the location of about one tender in a thousand, and part of about as many titles. */
const PLACES = SYLLABLES.flatMap((first) =>
  SYLLABLES.flatMap((second) => SYLLABLES.map((third) => `${first}${second}${third}`)),
);
const WORKS = [
  "Bridge",
  "Clinic",
  "Depot",
  "Dam",
  "Harbour",
  "Market hall",
  "Power line",
  "Road",
  "School",
  "Water tower",
].flatMap((work) => [`${work} at`, `Repair of the ${work.toLowerCase()} of`]);
const PHRASES = ["surveys", "designs", "builds", "paints", "tests", "maintains"].flatMap((act) =>
  ["foundations", "girders", "drains", "pumps", "roofs", "fences", "lamps", "culverts", "pylons", "tanks"].map(
    (part) => `The contractor ${act} the ${part}, keeps a record of it and hands it over before the rains. `,
  ),
);

/** SQL of the creation time of row `n` of `$1` rows. The times are spread evenly over the last seven years. */
const MADE = "now() - ($1::int - n)::float / $1::int * interval '2600 days'";
const pick = (parameter: string) =>
  `(${parameter}::text[])[1 + floor(random() * cardinality(${parameter}::text[]))::int]`;

/**
 * Inserts tenders. Their creation times are spread evenly over seven years. The newest 2 % close in the future. A few
 * countries have most of the tenders.
 */
const TENDERS = `
  INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by, created_at, updated_at, deleted_at, published_at, decision_expected_on)
  SELECT 'AX-' || to_char(made, 'YYYY') || '-' || lpad(n::text, 7, '0'), ${pick("$2")} || ' ' || ${pick("$3")}, ${pick("$4")} || ${pick("$4")},
         ${pick("$5")}, least, (least * (1.2 + 2 * random()))::bigint, made + interval '5 days', closing, ${pick("$3")},
         ($6::text[])[1 + floor(cardinality($6::text[]) * random() * random())::int], 'ISO 9001',
         CASE WHEN n % 97 = 0 THEN 'draft' WHEN closing > now() OR n % 499 = 0 THEN 'open' WHEN n % 3 = 0 THEN 'awarded' ELSE 'closed' END,
         (SELECT id FROM users WHERE is_admin ORDER BY id LIMIT 1), made, made, CASE WHEN n % 101 = 0 THEN made + interval '6 days' END,
         CASE WHEN n % 97 > 0 AND n > $1::int / 3 THEN made + interval '5 days' END, CASE WHEN n % 2 = 0 THEN closing + interval '30 days' END
    FROM (SELECT n, made, made + interval '20 days' + random() * interval '70 days' AS closing, power(10, 4 + 4 * random())::bigint AS least
            FROM (SELECT n, ${MADE} AS made FROM generate_series(1, $1::int) AS n) AS one) AS tender`;

const USERS = `
  INSERT INTO users (username, password_hash, email, first_name, last_name, company_name, is_admin, status, created_at, updated_at, deleted_at, company_typology)
  SELECT 'user' || n, 'none', 'user' || n || '@' || place || '.example', initcap(place), initcap(${pick("$2")}), initcap(place) || ' Works', n <= 5,
         CASE WHEN n % 101 = 0 THEN 'blocked' WHEN n % 499 = 0 THEN 'banned' ELSE 'active' END,
         ${MADE}, ${MADE}, CASE WHEN n % 103 = 0 THEN now() END, CASE WHEN n % 3 > 0 THEN 'contractor' WHEN n % 1000 = 0 THEN 'engineer' ELSE 'consultant' END
    FROM (SELECT n, ${pick("$2")} AS place FROM generate_series(1, $1::int) AS n) AS one`;

const PROFILES = `
  INSERT INTO company_profiles (user_id, company_name, address_country, industry, updated_at)
  SELECT id, company_name || ' ' || username, ($1::text[])[1 + floor(cardinality($1::text[]) * random() * random())::int], ${pick("$2")}, updated_at FROM users WHERE username LIKE 'user%' AND NOT is_admin`;

/**
 * Inserts ten bids on each open tender, and on 8.5 % of the closed ones. One in a hundred of these closed tenders is
 * undecided. One bid in a thousand has a timeline of 5 days, and another one in a thousand has 500 days.
 */
const BIDS = [
  `CREATE TEMPORARY TABLE bidden AS
   SELECT id AS tender_id, tender_number, title, closing_date > now() AS is_open, created_at, row_number() OVER (ORDER BY created_at) AS place
     FROM tenders WHERE tender_number LIKE 'AX-%' AND deleted_at IS NULL AND status <> 'draft' AND (closing_date > now() OR random() < 0.085)`,
  `CREATE TEMPORARY TABLE companies AS SELECT id AS company_id, row_number() OVER (ORDER BY id) - 1 AS place FROM users WHERE username LIKE 'user%' AND NOT is_admin`,
  `WITH made AS (
     INSERT INTO bids (tender_id, tender_number, tender_title, company_id, status, withdrawn_at, decided_at, revision)
     SELECT tender_id, tender_number, title, company_id, decision, CASE WHEN nth = 9 THEN created_at + interval '19 days' END,
            CASE WHEN decision <> 'pending' THEN created_at + interval '95 days' END, CASE WHEN nth = 5 THEN 2 ELSE 1 END
       FROM (SELECT bidden.*, nth, CASE WHEN is_open OR bidden.place % 100 = 0 OR nth = 9 THEN 'pending' WHEN nth = 0 THEN 'accepted' ELSE 'rejected' END AS decision,
                    CASE WHEN nth = 8 AND bidden.place % 40 = 0 THEN 0 ELSE 1 + (bidden.place * 7 + nth * 97) % ((SELECT count(*) FROM companies) - 1) END AS bidder
               FROM bidden, generate_series(0, 9) AS nth) AS bid
       JOIN companies ON companies.place = bidder ORDER BY created_at RETURNING id, tender_id, revision)
   INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at)
   SELECT id, nth, 10000 + floor(random() * 1000000), repeat('We launch the girders in the dry season. ', 5), days,
          created_at + nth * interval '1 day' + random() * interval '6 days'
     FROM made JOIN bidden USING (tender_id), generate_series(1, made.revision) AS nth,
          LATERAL (SELECT CASE WHEN chance < 0.001 THEN 5 WHEN chance < 0.002 THEN 500 ELSE 10 + floor(chance * 400) END AS days FROM (SELECT random() + 0 * nth AS chance) AS one) AS each`,
];

const REST = [
  `INSERT INTO contact_requests (first_name, last_name, email, company, role, message, language, created_at, handled_at, handled_by)
   SELECT initcap(${pick("$2")}), initcap(${pick("$2")}), 'user' || n || '@example.org', initcap(${pick("$2")}) || ' Works', (ARRAY['architecture', 'execution', 'supplier', 'developer', 'other'])[1 + n % 5],
          'We would like to join. ' || ${pick("$2")}, 'en', ${MADE}, CASE WHEN n < 0.98 * $1::int THEN now() END, CASE WHEN n < 0.98 * $1::int THEN (SELECT id FROM users LIMIT 1) END
     FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO blog_posts (slug, title, excerpt, category, body, published, created_at)
   SELECT 'post-' || n, ${pick("$2")} || n, 'An excerpt', 'Tenders', repeat('# Text ', 100), n % 50 > 0, ${MADE} FROM generate_series(1, $1::int / 10) AS n`,
  `INSERT INTO projects (title, description, published, created_at)
   SELECT ${pick("$2")} || n, 'A plant', n % 50 > 0, ${MADE} FROM generate_series(1, $1::int / 10) AS n`,
];

/**
 * Inserts $1 audit events: ten for each tender, until there are enough. Their actors are a few administrators and many
 * partners. One event in fifty is a refusal.
 */
const AUDIT = `
  INSERT INTO audit_events (occurred_at, day, stripe, sequence, actor_id, act, outcome, subject, subject_id, tender_id, previous_hash, hash)
  SELECT made, made::date, n % 8, n, actor.id, (ARRAY['submitBid', 'reviseBid', 'saveBidDraft', 'login', 'readBids', 'updateTender', 'decideBid'])[1 + n % 7],
         CASE WHEN n % 50 = 0 THEN 'FORBIDDEN' ELSE 'done' END, 'tender', tender.id, tender.id, repeat('0', 64), repeat('1', 64)
    FROM (SELECT n, ${MADE} AS made FROM generate_series(1, $1::int) AS n) AS one
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users) AS actor ON actor.place = n % (SELECT count(*) FROM users)
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM tenders) AS tender ON tender.place = n / 10`;

/** SQL of the id of the company with the most bids. */
const HEAVY = "(SELECT company_id FROM bids GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)";

/**
 * Inserts as many notices as there are tenders, a tenth of them for the company with the most bids. One notice in a
 * thousand is unread. One in five thousand is not mailed yet. A notice that is not mailed is due alone, in a bundle for
 * its tender, or in the daily mail.
 */
const NOTICES = `
  INSERT INTO notices (user_id, kind, tender_id, occurrence, facts, reason, created_at, read_at, mail_due_at, mail_bundle, mailed_at)
  SELECT CASE WHEN n % 10 = 0 THEN ${HEAVY} ELSE person.id END,
         (ARRAY['bidReceived', 'bidRevised', 'tenderSealed', 'awardMade', 'bidDecided', 'bidsOpened', 'questionAnswered'])[1 + n % 7], tender.id, n, '{"number": "AX-1", "title": "Bridge", "question": 1}', 'bid',
         made, CASE WHEN n % 1000 > 0 THEN made END, made, CASE n % 3 WHEN 0 THEN 'daily' WHEN 1 THEN tender.id::text END, CASE WHEN n % 5000 > 0 THEN made END
    FROM (SELECT n, ${MADE} AS made FROM generate_series(1, $1::int) AS n) AS one
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users) AS person ON person.place = n % (SELECT count(*) FROM users)
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM tenders) AS tender ON tender.place = n / 10`;

/**
 * Inserts bid files, bid drafts, addenda and approvals of openings. Each bid on an open tender names two files, and
 * only the first of them has an address.
 */
const MIDDLE = [
  `UPDATE bid_revisions SET documents_count = 2 FROM bids JOIN bidden USING (tender_id) WHERE is_open AND bids.id = bid_id AND bids.revision = bid_revisions.revision`,
  `INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256)
   SELECT bid_id, revision, position, repeat(position::text, 64), 'Method ' || position || '.pdf', 1000, repeat(position::text, 64) FROM bid_revisions, generate_series(1, 2) AS position WHERE documents_count = 2`,
  `INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by)
   SELECT bid_id, repeat('1', 64), 'https://example.org/1', now(), (SELECT id FROM users LIMIT 1) FROM bid_revisions WHERE documents_count = 2`,
  `INSERT INTO bid_drafts (tender_id, company_id) SELECT tender_id, CASE WHEN bidden.place % 50 = 0 THEN ${HEAVY} ELSE company_id END
     FROM bidden JOIN companies ON companies.place = bidden.place % (SELECT count(*) FROM companies) WHERE is_open`,
  `INSERT INTO addenda (tender_id, number, issued_at, issued_by, changes, weight)
   SELECT tender_id, number, created_at, (SELECT id FROM users LIMIT 1), '[{"field": "requirements"}]', 'confirm' FROM bidden, generate_series(1, 2) AS number WHERE place % 10 = 0`,
  "UPDATE tenders SET newest_addendum = 2, amended_at = bidden.created_at FROM bidden WHERE id = tender_id AND place % 10 = 0",
  `INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by)
   SELECT bids.id, 1, bids.revision, created_at, company_id FROM bids JOIN bidden USING (tender_id) WHERE bidden.place % 10 = 0`,
  `INSERT INTO opening_approvals SELECT tender_id, (SELECT id FROM users WHERE is_admin ORDER BY id LIMIT 1), now() FROM bidden WHERE place % 5000 = 0`,
];

/**
 * Inserts one question about each tender. A third of the questions about open tenders, and one in fifty of the others,
 * have no answer.
 */
const QUESTIONS = `
  INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, number, published_question, answer, answered_at, answered_by, version, updated_at)
  SELECT tender_id, company_id, company_id, 'May the girders come by river?', made, decided, CASE WHEN decided = 1 THEN 'May the girders come by river?' END, CASE WHEN decided = 1 THEN 'Yes' END,
         CASE WHEN decided = 1 THEN made END, CASE WHEN decided = 1 THEN company_id END, 1, made
    FROM (SELECT id AS tender_id, created_at AS made, row_number() OVER (ORDER BY id) AS place, closing_date > now() AS is_open FROM tenders) AS tender
    CROSS JOIN LATERAL (SELECT CASE WHEN place % CASE WHEN is_open THEN 3 ELSE 50 END = 0 THEN NULL ELSE 1 END AS decided) AS state
    JOIN companies ON companies.place = tender.place % (SELECT count(*) FROM companies)`;

/** Inserts sent mails. One in five hundred failed because the name of the mail server was not found. */
const MAILS = `
  INSERT INTO outgoing_mails (recipient, subject, text, created_at, attempts, next_attempt_at, sent_at, last_error)
  SELECT 'user' || n || '@example.org', 'Bid received', repeat('Your bid was received. ', 20), made, 1, NULL, CASE WHEN n % 500 > 0 THEN made END, CASE WHEN n % 500 = 0 THEN 'No such host' END
    FROM (SELECT n, ${MADE} AS made FROM generate_series(1, $1::int) AS n) AS one`;

/**
 * Marks all tenders and companies as changed and aggregates their figures, because the triggers that record changes are
 * disabled during the inserts.
 */
const FIGURES = [
  "INSERT INTO figure_changes SELECT id FROM tenders",
  "DO $$ BEGIN WHILE fold_figures() LOOP END LOOP; END $$",
  "INSERT INTO company_figure_changes SELECT user_id FROM company_profiles",
  "DO $$ BEGIN WHILE fold_company_figures() LOOP END LOOP; END $$",
];

const FILLED = [
  "audit_events",
  "notices",
  "tender_questions",
  "outgoing_mails",
  "bid_drafts",
  "bid_documents",
  "bid_document_addresses",
  "addenda",
  "users",
  "company_profiles",
  "company_figures",
  "tenders",
  "bids",
  "bid_revisions",
  "contact_requests",
  "blog_posts",
  "projects",
];

/** The number of users: as many as a portal with 1,000,000 tenders has, even if fewer tenders are inserted. */
const PEOPLE = 100_000;

/**
 * Fills a migrated database with the given number of tenders, bids on them, and 100,000 users. The number of contact
 * requests is a tenth of the number of tenders; the numbers of blog posts and of projects are a hundredth.
 */
export async function fillManyRows(db: Connection, tenders: number) {
  // Disable triggers and foreign keys, which would take longer than the inserts.
  await db.query("SET session_replication_role = replica");
  await db.query("SELECT setseed(0.5)");
  await db.query("SET maintenance_work_mem = '256MB'");
  const dropped = (await db.query(
    "SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)",
    [FILLED],
  )) as { name: string; definition: string }[];
  for (const { name } of dropped) await db.query(`DROP INDEX ${name}`);
  await db.query(USERS, [PEOPLE, PLACES]);
  await db.query(PROFILES, [COUNTRIES, INDUSTRIES]);
  await db.query(TENDERS, [tenders, WORKS, PLACES, PHRASES, TENDER_CATEGORIES, COUNTRIES]);
  for (const statement of BIDS) await db.query(statement);
  for (const statement of MIDDLE) await db.query(statement);
  await db.query(QUESTIONS);
  await db.query(MAILS, [tenders]);
  await db.query(AUDIT, [tenders]);
  await db.query(NOTICES, [tenders]);
  for (const statement of REST) await db.query(statement, [tenders / 10, PLACES]);
  for (const { definition } of dropped) await db.query(definition);
  await db.query("RESET session_replication_role");
  for (const statement of FIGURES) await db.query(statement);
  await db.query("VACUUM ANALYZE");
}
