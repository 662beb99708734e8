import type { DataSource, ObjectLiteral, SelectQueryBuilder } from "typeorm";

import type { FigureGroup, ProcurementFigures } from "#api/bids/figures/ProcurementFigures.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { TenderFigures } from "#api/tenders/lists/TenderFigures.ts";
import type { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import { givenNames, readTenderFilter } from "#api/tenders/lists/tenderFilter.rules.ts";
import { visibleTenders } from "#api/tenders/lists/visibleTenders.ts";
import { FILTERS_OF_FIGURES, whereFigures } from "#api/tenders/lists/whereTender.ts";

export interface FiguresAsked {
  groupBy: FigureGroup;
  thenBy: FigureGroup | null;
  from: Date | null;
  to: Date | null;
  filter: TenderFilter;
}

/** The sort key of each group. Texts are compared by their bytes, which is several times faster. */
const KEYS: Record<FigureGroup, string> = {
  ALL: "'all'::text",
  MONTH: "tender.month",
  CATEGORY: 'tender.category COLLATE "C"',
  COUNTRY: 'tender.country COLLATE "C"',
  BUYER: "tender.created_by",
};
const shown = (group: FigureGroup, key: string) => (group === "MONTH" ? `to_char(${key}, 'YYYY-MM')` : `${key}::text`);

const median = (value: string, which = "true") =>
  `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value}) FILTER (WHERE ${which})`;
const tenders = (which: string) => `count(*) FILTER (WHERE ${which})::int`;
const share = (which: string) => `(count(*) FILTER (WHERE ${which}))::float8 / count(*)`;
const sum = (value: string, which = "true") => `coalesce(sum(${value}) FILTER (WHERE ${which}), 0)::float8`;
const days = (from: string, to: string) => `greatest(date_part('epoch', ${to} - ${from}) / 86400, 0)`;

const ENDED = "tender.ends_at < now()";
const WON = "tender.winner_id IS NOT NULL";

/** The SQL of each figure. The result of a sum may exceed Number.MAX_SAFE_INTEGER. */
const MEASURES = {
  tenders: "count(*)::int",
  bids: "sum(tender.bids)::int",
  awardedValue: sum("tender.awarded_value"),
  medianBids: median("tender.bids"),
  shareWithoutBids: share("tender.bids = 0"),
  shareWithOneBid: share("tender.bids = 1"),
  shareWithTwoBids: share("tender.bids = 2"),
  shareWithMoreBids: share("tender.bids > 2"),
  cancelled: tenders("tender.cancelled"),
  awaitingDecision: tenders(`tender.bids > 0 AND ${ENDED} AND NOT tender.awarded AND NOT tender.cancelled`),
  wins: tenders(WON),
  winsBelowBudget: tenders(`${WON} AND tender.awarded_value < tender.budget_min`),
  winsWithinBudget: tenders(`${WON} AND tender.awarded_value BETWEEN tender.budget_min AND tender.budget_max`),
  winsAboveBudget: tenders(
    `${WON} AND tender.awarded_value > tender.budget_max AND tender.awarded_value >= tender.budget_min`,
  ),
  medianAwardOfBudget: median(
    "tender.awarded_value::float8 / tender.budget_max::float8",
    `${WON} AND tender.budget_max > 0`,
  ),
  medianDaysOpen: median(
    days("tender.published_at", "tender.ends_at"),
    `tender.published_at IS NOT NULL AND ${ENDED} AND NOT tender.cancelled`,
  ),
  medianDaysToOpening: median(days("tender.ends_at", "tender.opened_at"), "tender.opened_at IS NOT NULL"),
  medianDaysToDecision: median(
    days("coalesce(tender.opened_at, tender.ends_at)", "tender.decided_at"),
    `${WON} AND tender.decided_at IS NOT NULL`,
  ),
  questions: "sum(tender.questions)::int",
  addenda: "sum(tender.addenda)::int",
  newBidders: "coalesce(sum(tender.new_bidders), 0)::int",
  returningBidders: "coalesce(sum(tender.bids - tender.new_bidders), 0)::int",
  budgetMinValue: sum("tender.budget_min"),
  budgetMaxValue: sum("tender.budget_max"),
  averageBudgetMin: "avg(tender.budget_min)::float8",
  averageBudgetMax: "avg(tender.budget_max)::float8",
  bidValue: sum("tender.bid_value"),
  averageBid: "(sum(tender.bid_value) / nullif(sum(tender.readable_bids), 0))::float8",
};
const SUMS = ["awardedValue", "budgetMinValue", "budgetMaxValue", "bidValue"] as const;

type Groups = Pick<ProcurementFigures, "group" | "thenGroup">;
type Measured = Groups & Pick<ProcurementFigures, keyof typeof MEASURES>;

/**
 * Reads the figures of each group, or of each pair of groups, from the row of figures that each published tender has:
 * one statement for the tenders, one for the answers to their questions, and one for the names of administrators.
 * Refuses as visibleTenders does.
 * @param fields The names of the requested fields; others are not computed
 */
export async function readMeasuredFigures(
  context: Pick<SignedIn, "db" | "user" | "token">,
  asked: FiguresAsked,
  fields: ReadonlySet<string>,
): Promise<Partial<ProcurementFigures>[]> {
  const matching = await matchingFigures(context, asked);
  const { db } = context;
  const wanted = Object.fromEntries(Object.entries(MEASURES).filter(([name]) => fields.has(name)));
  const rows = await readGroups<Measured>(db, matching.clone(), asked, wanted);
  const hoursOf = fields.has("medianHoursToAnswer") ? await hoursToAnswer(db, matching, asked) : null;
  const names = await namesOf(context, asked, rows);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      SUMS.filter((name) => fields.has(name)).map((name) => [name, Math.min(row[name], Number.MAX_SAFE_INTEGER)]),
    ),
    groupName: names.get(row.group) ?? row.group,
    thenGroupName: row.thenGroup === null ? null : (names.get(row.thenGroup) ?? row.thenGroup),
    medianHoursToAnswer: hoursOf?.get(keyOf(row)) ?? null,
  }));
}

/** The median hours to an answer of each group, by keyOf. */
async function hoursToAnswer(db: DataSource, matching: SelectQueryBuilder<TenderFigures>, asked: FiguresAsked) {
  const answered = matching.andWhere("tender.answer_hours IS NOT NULL").select("tender.month, tender.category");
  answered.addSelect("tender.country, tender.created_by").addSelect("unnest(tender.answer_hours)", "hours");
  const answers = db.createQueryBuilder().from(`(${answered.getQuery()})`, "tender");
  answers.setParameters(answered.getParameters());
  const hours = await readGroups<Groups & { hours: number }>(db, answers, asked, { hours: median("tender.hours") });
  return new Map(hours.map((row) => [keyOf(row), row.hours]));
}

const keyOf = ({ group, thenGroup }: Groups) => JSON.stringify([group, thenGroup]);

/** Returns a query of the rows of figures, called "tender", in these months and with this filter. */
async function matchingFigures(
  context: Pick<SignedIn, "db" | "user" | "token">,
  { from, to, filter }: FiguresAsked,
): Promise<SelectQueryBuilder<TenderFigures>> {
  const figures = context.db.getRepository(TenderFigures).createQueryBuilder("tender").where("true");
  if (from) figures.andWhere("tender.month >= date_trunc('month', CAST(:from AS timestamptz) AT TIME ZONE 'UTC')");
  if (to) figures.andWhere("tender.month <= CAST(:to AS timestamptz) AT TIME ZONE 'UTC'");
  figures.setParameters({ from, to });

  // Refuses what the user may not filter, whether or not its query is needed.
  const matching = await visibleTenders(context, filter);
  const { values } = readTenderFilter(filter);
  const isInFigures = (name: string) => name === "deleted" || FILTERS_OF_FIGURES.some((each) => each === name);
  if (!values.deleted && givenNames(values).every(isInFigures)) return whereFigures(figures, values);
  return figures
    .andWhere(`tender.tender_id IN (${matching.select("tender.id").getQuery()})`)
    .setParameters(matching.getParameters());
}

/** Reads the measures of each group, sorted by group. */
function readGroups<Row extends Groups>(
  db: DataSource,
  matching: SelectQueryBuilder<ObjectLiteral>,
  { groupBy, thenBy }: FiguresAsked,
  measures: Record<string, string>,
): Promise<Row[]> {
  matching.select(shown(groupBy, KEYS[groupBy]), "group").groupBy(KEYS[groupBy]);
  matching.addSelect(thenBy ? shown(thenBy, KEYS[thenBy]) : "CAST(NULL AS text)", "thenGroup");
  if (thenBy) matching.addGroupBy(KEYS[thenBy]);
  for (const [name, sql] of Object.entries(measures)) matching.addSelect(sql, name);
  const [sql, parameters] = matching.getQueryAndParameters();
  const inOrder = `SELECT * FROM (${sql}) AS figures ORDER BY "group" COLLATE "default", "thenGroup" COLLATE "default"`;
  return db.query<Row[]>(inOrder, parameters);
}

/** The usernames of the administrators by whom is grouped; none for an API token that may not read users. */
async function namesOf(
  { db, token }: Pick<SignedIn, "db" | "token">,
  { groupBy, thenBy }: FiguresAsked,
  rows: Measured[],
) {
  const mayReadUsers = !token || token.scopes.includes("users:read");
  if (!mayReadUsers || (groupBy !== "BUYER" && thenBy !== "BUYER")) return new Map<string, string>();
  const ids = rows.flatMap(({ group, thenGroup }) => (groupBy === "BUYER" ? [group] : thenGroup ? [thenGroup] : []));
  const users = await db.query<{ id: string; username: string }[]>(
    "SELECT id, username FROM users WHERE id = ANY ($1)",
    [[...new Set(ids)]],
  );
  return new Map(users.map(({ id, username }) => [id, username]));
}
