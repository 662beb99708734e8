import { createHmac } from "node:crypto";

import pg from "pg";

export const SESSION_SECRET = "only for the benchmark";
export const COMPANIES = 200;
const BIDS_OF_A_TENDER = 50;

/** Creates a temporary database on the given PostgreSQL server. `drop` removes it. */
export async function benchDatabase(server: string, suffix: number) {
  const url = new URL(server);
  const name = `axion_bench_${process.pid}_${suffix}`;
  url.pathname = `/${name}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const TEXT =
  "A two-lane bridge over the river with approach roads, drainage and lighting. The contractor surveys, designs and builds it. ";

const tenders = (count: string, kind: string) => `
  INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, documents_url, status, created_by, created_at)
  SELECT '${kind}-' || n, 'Bridge no ' || n || ' over the Mpoko', repeat('${TEXT}', 1 + n % 8),
         (ARRAY['Infrastructure', 'Construction', 'Engineering', 'Technology', 'Services', 'Design', 'Consulting'])[1 + n % 7],
         100000 + n, 250000 + 3 * n, now() - interval '10 days', now() + interval '30 days' + n * interval '1 minute',
         'Site ' || n % 97, (ARRAY['Kenya', 'Ghana', 'Senegal', 'Rwanda', 'Morocco', 'Zambia'])[1 + n % 6],
         'ISO 9001 and three bridges of this span in ten years, no ' || n, 'https://example.org/documents/' || n, 'open',
         (SELECT id FROM users WHERE is_admin LIMIT 1), now() - n * interval '1 second'
    FROM generate_series(1, ${count}) AS n RETURNING id`;

const FILL = [
  `INSERT INTO users (username, password_hash, email, company_name)
   SELECT 'company' || n, 'none', 'company' || n || '@example.org', 'Company ' || n FROM generate_series(1, ${COMPANIES}) AS n`,
  `INSERT INTO company_profiles (user_id, company_name) SELECT id, company_name FROM users WHERE NOT is_admin`,
  `INSERT INTO sessions (sid, sess, expire)
   SELECT username, json_build_object('cookie', json_build_object('originalMaxAge', 604800000, 'expires', now() + interval '7 days', 'httpOnly', true, 'path', '/', 'sameSite', 'lax'), 'userId', id),
          now() + interval '7 days' FROM users`,
];

/** Each of the first 100 tenders gets 50 bids. */
const BIDS = `
  WITH offers AS (
    SELECT tender.id AS tender_id, tender_number, title, company.id AS company_id, n
      FROM (SELECT * FROM tenders ORDER BY id LIMIT 100) AS tender,
           (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE NOT is_admin) AS company
     WHERE n <= ${BIDS_OF_A_TENDER}),
  kept AS (
    INSERT INTO bids (tender_id, tender_number, tender_title, company_id) SELECT tender_id, tender_number, title, company_id FROM offers RETURNING id)
  INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at)
  SELECT id, 1, 150000, repeat('${TEXT}', 2), 90, 'https://example.org/bids/' || id, now() FROM kept`;

/** Fills a migrated database: an administrator, open tenders, bids, and companies with profiles and sessions. */
export async function fill(pool: pg.Pool, openTenders: number) {
  for (const statement of [...FILL, tenders(String(openTenders), "T"), BIDS, "VACUUM ANALYZE"])
    await pool.query(statement);
}

/** Inserts further open tenders, without bids. Returns their ids. */
export async function moreTenders(pool: pg.Pool, count: number) {
  const { rows } = await pool.query<{ id: string }>(tenders(String(count), `B${Date.now()}`));
  return rows.map(({ id }) => id);
}

export const cookieOf = (username: string) =>
  `axion.sid=${encodeURIComponent(`s:${username}.${createHmac("sha256", SESSION_SECRET).update(username).digest("base64").replace(/=+$/, "")}`)}`;
