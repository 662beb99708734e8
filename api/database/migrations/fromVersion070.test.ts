import { readFileSync } from "node:fs";

import type { DataSource } from "typeorm";

import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import { verifyOutcomes } from "#api/bids/trail/verifyOutcomes.ts";
import { openLog } from "#api/core/http/log.ts";
import { BidQueries1792000000000 } from "#api/database/migrations/1792000000000-BidQueries.ts";
import { beforeMigration } from "#api/testing/databases/beforeMigration.ts";
import { aBid, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { asReplica } from "#api/testing/testApp.ts";

type Row = readonly unknown[];
interface Kept {
  columns: string[];
  rows: Row[];
}

/**
 * Rows that version 0.7.0 wrote. They are its demonstration data with shortened texts, and: bids that were submitted,
 * revised and withdrawn on plain and sealed tenders; drafts; a sealed tender that was opened by one administrator, and
 * one that needs a second approval; an edit, a deleted account, a token, two-step sign-in, and mails. `receipts`
 * contains the receipts as version 0.7.0 answered them. Every account has the password of the test builders.
 */
const VERSION_070 = JSON.parse(readFileSync("api/testing/demonstrationOf0.7.0.json", "utf8")) as {
  receipts: [string, string][];
  tables: Record<string, Kept>;
};

/**
 * Tables that the migrations may change: revisions and counters. When they change, caches and clients read the data
 * again.
 */
const COUNTERS = ["tender_revision", "bid_change_counts"];

/** Tables of which the migrations may change the other columns: the time of a change in the open data. */
const KEPT_COLUMNS: Record<string, string[]> = { open_data_changes: ["tender_id"] };

const objectsOf = (table: string) => {
  const { columns, rows } = VERSION_070.tables[table]!;
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
};

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

async function fill(db: DataSource) {
  await asReplica({ db }, "TRUNCATE " + quoted(Object.keys(VERSION_070.tables)));
  await db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    for (const [table, { columns }] of Object.entries(VERSION_070.tables))
      await tx.query(
        `INSERT INTO "${table}" (${quoted(columns)}) OVERRIDING SYSTEM VALUE SELECT ${quoted(columns)} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
        [JSON.stringify(objectsOf(table))],
      );
  });
}

/** The values of all rows, in the columns that version 0.7.0 had. */
async function valuesOf(db: DataSource) {
  const values: Record<string, string[]> = {};
  for (const [table, { columns }] of Object.entries(VERSION_070.tables)) {
    if (COUNTERS.includes(table)) continue;
    const rows = await db.query<{ row: string }[]>(
      `SELECT jsonb_build_array(${quoted(KEPT_COLUMNS[table] ?? columns)})::text AS row FROM "${table}" ORDER BY 1`,
    );
    values[table] = rows.map(({ row }) => row);
  }
  return values;
}

/** Creates a database with the rows of version 0.7.0, and runs all later migrations. */
async function migrated() {
  const { db, goOn } = await beforeMigration(BidQueries1792000000000);
  await fill(db);
  const before = await valuesOf(db);
  await goOn();
  return { db, before };
}

const ok = ({ data, errors }: Awaited<ReturnType<Client["graphql"]>>) => {
  expect(errors).toBeUndefined();
  return data as Record<string, never>;
};

test("the database of the version before keeps every value of every row, and its application goes on", async () => {
  const { db, before } = await migrated();
  const after = await valuesOf(db);

  after.audit_events = after.audit_events!.filter((row) => !row.includes(`"${AS_FOUND.act}"`));
  expect(after).toEqual(before);
  await expect(verifyOutcomes(db)).resolves.toContain("are as the audit trail says");

  const [state] = await db.query<object[]>(`
    SELECT count(*) FILTER (WHERE published_at IS NOT NULL)::int AS published, count(*) FILTER (WHERE cancelled_at IS NOT NULL)::int AS cancelled,
           sum(newest_addendum)::int AS addenda, count(*) FILTER (WHERE NOT takes_questions)::int AS "noQuestions" FROM tenders`);
  expect(state).toEqual({ published: 0, cancelled: 0, addenda: 0, noQuestions: 0 });

  await secondApp({ db }, {}, async (url) => {
    await readsAsBefore(db, url);
    await goesOn(db, url);
  });
});

const as = (url: string, username: string) => client(url, { username, password: PASSWORD });

const only = (table: string, column: string, value: unknown) => objectsOf(table).find((row) => row[column] === value)!;

function companyOf(receiptNumber: string) {
  const revision = only("bid_revisions", "receipt_number", receiptNumber);
  return only("users", "id", only("bids", "id", revision.bid_id).company_id).username as string;
}

/** Verifies each receipt as the company to which it was given, also while its bid is sealed. */
async function verifies(company: Client, receipts: readonly [string, string][]) {
  const selections = receipts.map(
    ([receiptNumber, sha256], index) =>
      `r${index}: verifyBidReceipt(receiptNumber: "${receiptNumber}", sha256: "${sha256}") { matches }`,
  );
  const answers = ok(await company.graphql(`{ ${selections.join(" ")} }`));
  expect(Object.values(answers)).toEqual(receipts.map(() => ({ matches: true })));
}

async function readsAsBefore(db: DataSource, url: string) {
  const [osun, admin] = [as(url, "osun"), as(url, "admin")];
  const companies = new Set(VERSION_070.receipts.map(([receiptNumber]) => companyOf(receiptNumber)));
  for (const username of companies)
    await verifies(
      as(url, username),
      VERSION_070.receipts.filter(([receiptNumber]) => companyOf(receiptNumber) === username),
    );

  const tenders = objectsOf("tenders").filter((tender) => tender.deleted_at === null);
  const listed = ok(
    await admin.graphql("{ tenders(first: 100) { nodes { tenderNumber status sealed publishedAt newestAddendum } } }"),
  ) as unknown as { tenders: { nodes: { tenderNumber: string }[] } };
  const byNumber = (one: { tenderNumber: string }, other: { tenderNumber: string }) =>
    one.tenderNumber < other.tenderNumber ? -1 : 1;
  expect(listed.tenders.nodes.sort(byNumber)).toEqual(
    tenders
      .map(({ tender_number, status, sealed }) => ({
        tenderNumber: tender_number as string,
        status: status,
        sealed,
        publishedAt: null,
        newestAddendum: 0,
      }))
      .sort(byNumber),
  );
  const live = objectsOf("bids").filter(({ withdrawn_at }) => withdrawn_at === null);
  const bids = (await admin.get("/api/bids")).body as object[];
  const browsed = (await osun.get("/api/tenders")).body as object[];
  const mine = (await osun.get("/api/my-bids")).body as object[];
  expect({ bids: bids.length, browsed: browsed.length }).toEqual({
    bids: live.length,
    browsed: tenders.filter(({ status }) => status !== "draft").length,
  });
  expect(mine).toHaveLength(
    live.filter(({ company_id }) => company_id === only("users", "username", "osun").id).length,
  );

  const published = new Map(tenders.filter(({ status }) => status !== "draft").map((tender) => [tender.id, tender]));
  const { procurementFigures } = ok(
    await admin.graphql("{ procurementFigures(groupBy: COUNTRY) { tenders bids awardedValue } }"),
  ) as unknown as { procurementFigures: { tenders: number; bids: number; awardedValue: number }[] };
  const sum = (of: "tenders" | "bids" | "awardedValue") => procurementFigures.reduce((all, row) => all + row[of], 0);
  const amountOf = new Map(
    objectsOf("bid_revisions").map(({ bid_id, revision, bid_amount }) => [
      `${String(bid_id)} ${String(revision)}`,
      Number(bid_amount),
    ]),
  );
  const awarded = live
    .filter(({ status, tender_id }) => status === "accepted" && published.get(tender_id)?.status === "awarded")
    .map(({ id, revision }) => amountOf.get(`${String(id)} ${String(revision)}`)!);
  expect({ tenders: sum("tenders"), bids: sum("bids"), awardedValue: sum("awardedValue") }).toEqual({
    tenders: published.size,
    bids: live.filter(({ tender_id }) => published.has(tender_id)).length,
    awardedValue: awarded.reduce((all, amount) => all + amount, 0),
  });

  const [sealed] = await db.query<[{ count: number }]>("SELECT count(*)::int AS count FROM closing_seals");
  for (const tender of ["SEALED-OPENED", "SEALED-CLOSED"].map((number) => only("tenders", "tender_number", number)))
    expect(
      ok(await admin.graphql("query ($id: ID!) { verifyClosingSeal(tenderId: $id) { matches } }", { id: tender.id })),
    ).toEqual({ verifyClosingSeal: { matches: true } });
  expect(sealed.count).toBe(objectsOf("closing_seals").length);
}

const REQUIREMENTS = "ISO 9001, and one bridge of 80 m completed";

/** Checks that the current version works with the rows of version 0.7.0. */
async function goesOn(db: DataSource, url: string) {
  const [osun, athi, admin] = [as(url, "osun"), as(url, "athi"), as(url, "admin")];
  const idOf = async (number: string) =>
    (await db.query<[{ id: string }]>("SELECT id FROM tenders WHERE tender_number = $1", [number]))[0].id;
  const [plain, sealed] = [await idOf("PLAIN-OPEN"), await idOf("SEALED-OPEN")];

  for (const tenderId of [plain, sealed])
    expect(await athi.post("/api/bids", aBid({ tenderId }))).toMatchObject({ status: 201 });
  const { updateTender } = ok(
    await admin.graphql(
      "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { newestAddendum addenda { number weight } } }",
      { id: plain, patch: { requirements: REQUIREMENTS, version: 2 } },
    ),
  ) as unknown as { updateTender: object };
  expect(updateTender).toEqual({ newestAddendum: 1, addenda: [{ number: 1, weight: "confirm" }] });
  const { myBids } = ok(
    await osun.graphql("{ myBids(first: 100) { nodes { tenderNumber unconfirmedAddenda } } }"),
  ) as unknown as { myBids: { nodes: { tenderNumber: string }[] } };
  expect(myBids.nodes.find(({ tenderNumber }) => tenderNumber === "PLAIN-OPEN")).toMatchObject({
    unconfirmedAddenda: [1],
  });
  expect(ok(await osun.graphql("{ notices(first: 5) { nodes { kind } } }"))).toMatchObject({
    notices: { nodes: [{ kind: "tenderAmended" }] },
  });
  ok(
    await osun.graphql(
      'mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders be launched from the north bank?") { id } }',
      { id: plain },
    ),
  );

  await expect(verifyOutcomes(db)).resolves.toContain("are as the audit trail says");
  await db.query(
    "UPDATE tenders SET closing_date = clock_timestamp() - interval '1 minute', opening_date = clock_timestamp() - interval '1 day' WHERE id = $1",
    [sealed],
  );
  expect(await makeDueClosingSeals({ db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") })).toBe(1);
}
