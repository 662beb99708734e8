import fc from "fast-check";

import type { FigureGroup } from "#api/bids/figures/ProcurementFigures.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { anAdmin } from "#api/testing/builders/builders.ts";
import { ALL_FIGURES, comparable, figuresAgain } from "#api/testing/figuresAgain.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const DAY = 24 * 60 * 60 * 1000;
const TENDERS = 60;
const COMPANIES = 12;
/** By default the test takes the same tenders each time. */
const SEED = Number(process.env.SEED ?? 33);

const days = fc.integer({ min: -400, max: -20 });
const later = fc.option(
  fc.integer({ min: 1, max: 60_000 }).map((thousandths) => thousandths / 1000),
  { nil: null },
);
const bid = fc.record({
  company: fc.nat(COMPANIES - 1),
  amount: fc.integer({ min: 1, max: 400 }),
  withdrawn: fc.boolean(),
  decided: later,
});
const tender = fc.record({
  category: fc.constantFrom(...TENDER_CATEGORIES.slice(0, 3)),
  country: fc.constantFrom(...COUNTRIES.slice(0, 2)),
  buyer: fc.nat(1),
  budgetMin: fc.integer({ min: 0, max: 200 }),
  budgetMax: fc.integer({ min: 0, max: 300 }),
  opens: days,
  lasts: fc.integer({ min: 1, max: 60 }),
  status: fc.constantFrom("draft", "open", "closed", "awarded", "awarded"),
  published: fc.option(days, { nil: null }),
  cancelled: fc.constantFrom(false, false, false, true),
  deleted: fc.constantFrom(false, false, false, false, true),
  sealed: fc.boolean(),
  opened: later,
  addenda: fc.nat(2),
  bids: fc.uniqueArray(bid, { maxLength: 5, selector: ({ company }) => company }),
  questions: fc.array(fc.record({ answered: later, withdrawn: fc.constantFrom(false, false, true) }), { maxLength: 3 }),
});

test("the figures of random tenders equal a second computation, in each group and pair of groups", async () => {
  const api = await testApp();
  const buyers = [await api.has(anAdmin()), await api.has(anAdmin())];
  const admin = api.as(buyers[0]!);
  const rows = fc.sample(tender, { seed: SEED, numRuns: TENDERS });
  await asReplica(api, statementsOf(rows, buyers.map(({ id }) => id)).join(";\n")); // prettier-ignore
  await api.db.query("INSERT INTO figure_changes SELECT id FROM tenders");
  const again = await figuresAgain(api.db);
  const pairs: [FigureGroup, FigureGroup | null][] = [
    ["ALL", null],
    ["MONTH", null],
    ["CATEGORY", null],
    ["COUNTRY", null],
    ["BUYER", null],
    ["MONTH", "CATEGORY"],
    ["COUNTRY", "BUYER"],
  ];

  for (const [groupBy, thenBy] of pairs) {
    const { data, errors } = await admin.graphql(ALL_FIGURES, { groupBy, thenBy });

    expect(errors).toBeUndefined();
    const expected = comparable(again(groupBy, thenBy));
    expect(comparable(data.procurementFigures as object[])).toEqual(expected);
    expect(expected.some(({ medianDaysToDecision }) => Number(medianDaysToDecision) > 0)).toBe(true);
  }
});

/** SQL that inserts these tenders, with their bids and questions. */
function statementsOf(
  rows: readonly (typeof tender extends fc.Arbitrary<infer Row> ? Row : never)[],
  buyers: string[],
) {
  const id = (kind: number, number: number) =>
    `'0189${kind.toString(16).padStart(4, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}'`;
  const now = Math.floor(Date.now() / 1000) * 1000;
  const at = (moment: number | null) => (moment === null ? "NULL" : `'${new Date(now + moment * DAY).toISOString()}'`);
  let bids = 0;
  return rows.flatMap((row, place) => {
    const isCancelled = row.cancelled && row.status === "closed";
    const ends = row.opens + row.lasts;
    const isOpened = row.sealed && row.opened !== null && ["closed", "awarded"].includes(row.status) && !isCancelled;
    const status = row.status === "awarded" && row.sealed && !isOpened ? "closed" : row.status;
    const isRead = !row.sealed || isOpened;
    const winner = row.bids.findIndex(({ withdrawn }) => !withdrawn);
    const values = [
      `${id(1, place)}, 'R-${place}', 'Bridge', 'A bridge', '${row.category}', ${row.budgetMin}, ${row.budgetMax}, ${at(row.opens)}, ${at(ends)}`,
      `'Bangui', '${row.country.replaceAll("'", "''")}', 'ISO 9001', '${status}', '${buyers[row.buyer]!}', ${at(row.opens - 1)}, ${at(ends + 1)}`,
      `${row.deleted ? at(0) : "NULL"}, ${row.sealed}, ${isOpened ? at(ends + row.opened!) : "NULL"}, ${at(row.published)}`,
      `${row.addenda}, ${row.addenda > 0 ? at(row.opens) : "NULL"}`,
      isCancelled ? `${at(ends)}, '${buyers[0]!}', 'The financing was withdrawn.'` : "NULL, NULL, NULL",
    ];
    return [
      `INSERT INTO tenders (id, tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by, created_at, updated_at, deleted_at, sealed, opened_at, published_at, newest_addendum, amended_at, cancelled_at, cancelled_by, cancel_reason) VALUES (${values.join(", ")})`,
      ...row.bids.flatMap(({ company, amount, withdrawn, decided }, index) => {
        const bidId = id(2, ++bids);
        const decision = status !== "awarded" || withdrawn ? "pending" : index === winner ? "accepted" : "rejected";
        return [
          `INSERT INTO bids (id, tender_id, company_id, status, withdrawn_at, decided_at, tender_number, tender_title) VALUES (${bidId}, ${id(1, place)}, ${id(3, company)}, '${decision}', ${withdrawn ? at(ends) : "NULL"}, ${decision === "pending" ? "NULL" : at(ends + (isOpened ? row.opened! : 0) + (decided ?? -1))}, 'R-${place}', 'Bridge')`,
          `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at, sealed_terms) VALUES (${bidId}, 1, ${isRead ? `${amount}, repeat('We launch the girders. ', 3), 90` : "NULL, NULL, NULL"}, ${at(row.opens)}, ${isRead ? "NULL" : "'sealed'"})`,
        ];
      }),
      ...row.questions.map(
        ({ answered, withdrawn }, index) =>
          `INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, number, published_question, answer, answered_at, answered_by, withdrawn_at, version) VALUES (${id(1, place)}, ${id(3, index)}, ${id(3, index)}, 'Is this question ${index} long enough?', ${at(row.opens)}, ${answered === null || withdrawn ? "NULL, NULL, NULL, NULL, NULL" : `${index + 1}, 'Is it long enough?', 'Yes.', ${at(row.opens + answered)}, '${buyers[0]!}'`}, ${withdrawn ? at(row.opens) : "NULL"}, 1)`,
      ),
    ];
  });
}
