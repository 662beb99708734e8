import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";

import pg from "pg";

import { BIDS_OF, FIRST_FILTERED, FIRST_TENDERS, REVISION, TENDERS, type BidBody } from "./statements.ts";

/**
 * The baseline `limit` of the benchmark: a server that runs one prepared statement per request, which builds the JSON
 * in SQL. It has no session, no framework and no input validation.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const landing = brotliCompressSync(readFileSync("dist/site/pages/index.html"));

const LIST = `SELECT coalesce(json_agg(each), '[]')::text AS body FROM (${TENDERS}) AS each`;
const FILTERED = `SELECT coalesce(json_agg(each), '[]')::text AS body FROM (${FIRST_FILTERED}) AS each`;
const WITH_BIDS = `
  WITH tender AS (${FIRST_TENDERS}),
  bids AS (
    SELECT tender_id, json_agg(json_build_object('bidAmount', "bidAmount", 'status', status, 'company', json_build_object('companyName', "companyName"))) AS list
      FROM (${BIDS_OF.replace("ANY ($1)", "ANY (ARRAY(SELECT id FROM tender))")}) AS bid GROUP BY tender_id)
  SELECT coalesce(json_agg(json_build_object('tenderNumber', "tenderNumber", 'bids', coalesce(list, '[]'))), '[]')::text AS body FROM tender LEFT JOIN bids ON tender_id = id`;
const SUBMIT = `
  WITH tender AS (SELECT id, tender_number, title FROM tenders WHERE id = $1 AND status = 'open' AND deleted_at IS NULL AND closing_date > clock_timestamp() FOR SHARE),
  bid AS (INSERT INTO bids (tender_id, tender_number, tender_title, company_id) SELECT id, tender_number, title, $2 FROM tender RETURNING id, tender_id, company_id, status),
  kept AS (INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) SELECT id, 1, $3, $4, $5, clock_timestamp() FROM bid RETURNING bid_amount)
  SELECT row_to_json(bid)::text AS body FROM bid, kept`;

async function bodyOf(name: string, statement: string, values: unknown[] = []) {
  const { rows } = await pool.query<{ body: string }>({ name, text: statement, values });
  return rows[0]?.body ?? "null";
}

const createdBy: Record<string, string> = {};

async function companyOf(request: IncomingMessage) {
  const name = String(request.headers["x-company"]);
  return (createdBy[name] ??=
    (await pool.query<{ id: string }>("SELECT id FROM users WHERE username = $1", [name])).rows[0]?.id ?? "");
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://limit");
  const json = (status: number, body: string) =>
    response
      .writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  const answer = async () => {
    if (pathname === "/")
      response
        .writeHead(200, { "content-type": "text/html", "content-encoding": "br", "content-length": landing.length })
        .end(landing);
    else if (pathname === "/tenders") json(200, await bodyOf("list", LIST));
    else if (pathname === "/filtered")
      json(
        200,
        await bodyOf("filtered", FILTERED, [
          searchParams.get("country"),
          searchParams.get("category"),
          searchParams.get("budgetFrom"),
        ]),
      );
    else if (pathname === "/unchanged") {
      await pool.query({ name: "revision", text: REVISION });
      response.writeHead(304).end();
    } else if (pathname === "/tenders-with-bids")
      json(200, await bodyOf("bids", WITH_BIDS, [searchParams.get("first")]));
    else {
      const { tenderId, bidAmount, technicalProposal, timelineDays } = JSON.parse(await text(request)) as BidBody;
      json(
        201,
        await bodyOf("submit", SUBMIT, [
          tenderId,
          await companyOf(request),
          bidAmount,
          technicalProposal,
          timelineDays,
        ]),
      );
    }
  };
  answer().catch((error: unknown) => json(500, String(error)));
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
