import express, { type Request } from "express";
import pg from "pg";

import { BIDS_OF, FIRST_FILTERED, FIRST_TENDERS, TENDERS, type BidBody } from "./statements.ts";

/**
 * The baseline `express` of the benchmark: a server in plain Express and pg that answers the same calls as the product.
 * Each call reads the session and the rows, and builds the JSON in JavaScript.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();

async function userOf(request: Request) {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM sessions JOIN users ON users.id = user_id WHERE sid = $1 AND expire > now() AND status = 'active'",
    [request.get("x-company")],
  );
  return rows[0]?.id;
}

app.get(["/tenders", "/unchanged"], async (request, response) => {
  await userOf(request);
  const { rows } = await pool.query(TENDERS);
  response.json(rows);
});

app.get("/filtered", async (request, response) => {
  await userOf(request);
  const { country, category, budgetFrom } = request.query;
  const { rows } = await pool.query(FIRST_FILTERED, [country, category, budgetFrom]);
  response.json(rows);
});

app.get("/tenders-with-bids", async (request, response) => {
  await userOf(request);
  const { rows: tenders } = await pool.query<{ id: string; tenderNumber: string }>(FIRST_TENDERS, [
    request.query.first,
  ]);
  const { rows: bids } = await pool.query<{
    tender_id: string;
    bidAmount: string;
    status: string;
    companyName: string;
  }>(BIDS_OF, [tenders.map(({ id }) => id)]);
  const bidsOf = new Map<string, typeof bids>(tenders.map(({ id }) => [id, []]));
  for (const bid of bids) bidsOf.get(bid.tender_id)?.push(bid);
  response.json(
    tenders.map(({ id, tenderNumber }) => ({
      tenderNumber,
      bids: (bidsOf.get(id) ?? []).map(({ bidAmount, status, companyName }) => ({
        bidAmount: Number(bidAmount),
        status,
        company: { companyName },
      })),
    })),
  );
});

app.post("/bids", express.json(), async (request, response) => {
  const companyId = await userOf(request);
  const { tenderId, bidAmount, technicalProposal, timelineDays } = request.body as BidBody;
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT id FROM company_profiles WHERE user_id = $1", [companyId]);
    const { rows: open } = await client.query<{ tender_number: string; title: string }>(
      "SELECT tender_number, title FROM tenders WHERE id = $1 AND status = 'open' AND closing_date > clock_timestamp() FOR UPDATE",
      [tenderId],
    );
    const { rows } = await client.query<{ id: string }>(
      "INSERT INTO bids (tender_id, tender_number, tender_title, company_id) VALUES ($1, $2, $3, $4) RETURNING *",
      [tenderId, open[0]?.tender_number, open[0]?.title, companyId],
    );
    await client.query(
      "INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ($1, 1, $2, $3, $4, clock_timestamp())",
      [rows[0]?.id, bidAmount, technicalProposal, timelineDays],
    );
    await client.query("COMMIT");
    response.status(201).json(rows[0]);
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
});

const server = app.listen(0, "127.0.0.1", () => process.send?.(server.address()));
