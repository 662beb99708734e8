import { migrate } from "#api/database/migrate.ts";
import { emptyDatabase } from "#api/testing/emptyDatabase.ts";

jest.setTimeout(60_000);

const NAME = "BidsNameTheirTender1790370000000";

test("bids that were submitted before take the number and title that their tenders have, deleted ones too", async () => {
  const { db, embedded, close } = await emptyDatabase();
  await migrate(db, { shared: !embedded });
  const place = db.migrations.findIndex((migration) => migration.constructor.name === NAME);
  for (let last = db.migrations.length; last > place; last--) await db.undoLastMigration({ transaction: "all" });
  await db.query(`INSERT INTO users (username, email, password_hash) VALUES ('ada', 'ada@example.org', '.')`);
  await db.query(
    `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, created_by, deleted_at)
     SELECT 'T-' || n, 'Bridge ' || n, '.', 'Design', 0, 0, now(), now(), '.', '.', '.', users.id, CASE n WHEN 2 THEN now() END FROM users, generate_series(1, 2) AS n`,
  );
  await db.query(`INSERT INTO bids (tender_id, company_id, bid_amount, technical_proposal, timeline_days) SELECT tenders.id, users.id, 1, repeat('.', 50), 1 FROM tenders, users`);

  await migrate(db, { shared: !embedded });
  const bids = await db.query<object[]>("SELECT tender_number, tender_title FROM bids ORDER BY tender_number");
  await close();

  expect(bids).toEqual([
    { tender_number: "T-1", tender_title: "Bridge 1" },
    { tender_number: "T-2", tender_title: "Bridge 2" },
  ]);
});
