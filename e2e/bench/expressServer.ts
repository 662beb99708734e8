import express, { type Request } from "express";

import {
  announce,
  BIDS_OF,
  COMPANIES_OF,
  FIRST_FILTERED,
  FIRST_TENDERS,
  insertBid,
  peerPool,
  TENDERS,
  userOf,
  type BidBody,
  type StoredBid,
} from "./peers.ts";

/**
 * The peer `express` of the benchmark: a server in plain Express and pg that answers the same calls as the product.
 * Each call reads the session and the rows, and builds the JSON in JavaScript.
 */
interface Company {
  id: string;
  companyName: string;
  email: string;
}

const pool = peerPool();
const app = express();

const signedIn = async (request: Request) => {
  const user = await userOf(pool, request.get("authorization"));
  if (!user) throw new Error("Sign in first");
  return user;
};

app.get(["/tenders", "/unchanged"], async (request, response) => {
  await signedIn(request);
  const { rows } = await pool.query(TENDERS);
  response.json(rows);
});

app.get("/filtered", async (request, response) => {
  await signedIn(request);
  const { country, category, budgetFrom } = request.query;
  const { rows } = await pool.query(FIRST_FILTERED, [country, category, budgetFrom]);
  response.json(rows);
});

app.get("/tenders-with-bids", async (request, response) => {
  if (!(await signedIn(request)).is_admin) throw new Error("Administrators only");
  const { rows: tenders } = await pool.query<{ id: string }>(FIRST_TENDERS, [request.query.first]);
  const { rows: bids } = await pool.query<StoredBid>(BIDS_OF, [tenders.map(({ id }) => id)]);
  const { rows: companies } = await pool.query<Company>(COMPANIES_OF, [
    [...new Set(bids.map(({ companyId }) => companyId))],
  ]);
  const companyOf = new Map(companies.map(({ id, companyName, email }) => [id, { companyName, email }]));
  const bidsByTender = new Map(tenders.map(({ id }): [string, object[]] => [id, []]));
  for (const { tenderId, companyId, ...bid } of bids)
    bidsByTender.get(tenderId)?.push({ ...bid, company: companyOf.get(companyId) });
  response.json(tenders.map((tender) => ({ ...tender, bids: bidsByTender.get(tender.id) })));
});

app.post("/bids", express.json(), async (request, response) => {
  const { id } = await signedIn(request);
  response.status(201).json(await insertBid(pool, id, request.body as BidBody));
});

announce(app.listen(0, "127.0.0.1"));
