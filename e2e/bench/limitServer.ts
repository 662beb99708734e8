import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";

import {
  announce,
  FIRST_FILTERED,
  FIRST_TENDERS,
  INSERT_BID,
  LOCK_OPEN_TENDER,
  peerPool,
  REVISION,
  TENDERS,
  type BidBody,
} from "./peers.ts";

/**
 * The peer `limit` of the benchmark: a server that runs one prepared statement per request, which builds the JSON
 * in SQL. It has no session, no framework and no input validation.
 */
const pool = peerPool();
const landing = brotliCompressSync(readFileSync("dist/site/pages/index.html"));

const LIST = `SELECT coalesce(json_agg(each), '[]')::text AS body FROM (${TENDERS}) AS each`;
const FILTERED = `SELECT coalesce(json_agg(each), '[]')::text AS body FROM (${FIRST_FILTERED}) AS each`;
const WITH_BIDS = `
  SELECT coalesce(json_agg(json_build_object('id', id, 'tenderNumber', "tenderNumber", 'title', title, 'status', status, 'closingDate', "closingDate", 'bids', (
    SELECT coalesce(json_agg(json_build_object('id', bids.id, 'bidAmount', bid_amount, 'timelineDays', timeline_days, 'technicalProposal', technical_proposal,
             'documentsUrl', documents_url, 'status', bids.status, 'submittedAt', submitted_at,
             'company', json_build_object('companyName', company_name, 'email', email)) ORDER BY submitted_at DESC, bids.id DESC), '[]')
      FROM bids JOIN users ON users.id = company_id WHERE tender_id = tender.id AND withdrawn_at IS NULL))), '[]')::text AS body
    FROM (${FIRST_TENDERS}) AS tender`;
const SUBMIT = `
  WITH tender AS (${LOCK_OPEN_TENDER}),
  bid AS (${INSERT_BID.replace(/VALUES \(.*?\)/, "SELECT id, $2, $3, $4, $5, $6 FROM tender")})
  SELECT row_to_json(bid)::text AS body FROM bid`;

async function bodyOf(name: string, statement: string, values: unknown[] = []) {
  const { rows } = await pool.query<{ body: string }>({ name, text: statement, values });
  return rows[0]?.body ?? "null";
}

const companies: Record<string, string> = {};

async function companyOf(request: IncomingMessage) {
  const name = String(request.headers["x-company"]);
  return (companies[name] ??=
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
      const { tenderId, bidAmount, technicalProposal, timelineDays, documentsUrl } = JSON.parse(
        await text(request),
      ) as BidBody;
      json(
        201,
        await bodyOf("submit", SUBMIT, [
          tenderId,
          await companyOf(request),
          bidAmount,
          technicalProposal,
          timelineDays,
          documentsUrl ?? null,
        ]),
      );
    }
  };
  answer().catch((error: unknown) => json(500, String(error)));
});
announce(server.listen(0, "127.0.0.1"));
