import type { CountedFigures, FigureGroup } from "#api/bids/figures/ProcurementFigures.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

const COLUMNS = { MONTH: "month", CATEGORY: "category", COUNTRY: "country" } as const;
export type CountedGroup = keyof typeof COLUMNS;

/** Whether the aggregated counts have this group. */
export const isCountedGroup = (group: FigureGroup): group is CountedGroup => Object.hasOwn(COLUMNS, group);

/** `tenders` tenders of the group have `bids` bids each. `awarded` is the sum of their awarded values in US dollars. */
interface Counted {
  group: string;
  bids: number;
  tenders: number;
  awarded: number;
}

/**
 * Reads the counts and the awarded value of each group from the aggregated rows of each month, category, country and
 * number of bids. These are few, so all years are read in milliseconds.
 */
export async function readCountedFigures(
  { db }: Pick<SignedIn, "db">,
  groupBy: CountedGroup,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<CountedFigures[]> {
  const column = COLUMNS[groupBy];
  const counted = await db.query<Counted[]>(
    `SELECT ${column === "month" ? "to_char(month, 'YYYY-MM')" : column} AS "group", bids, sum(tenders)::int AS tenders, sum(awarded_value)::float8 AS awarded FROM procurement_figures
      WHERE ($1::timestamptz IS NULL OR month >= date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')) AND ($2::timestamptz IS NULL OR month <= $2::timestamptz AT TIME ZONE 'UTC')
      GROUP BY ${column}, bids ORDER BY ${column}, bids`,
    [from, to],
  );
  const groups = new Map<string, Counted[]>();
  for (const row of counted) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups].map(([group, rows]) => figuresOf(group, rows));
}

/**
 * Computes the figures of a group.
 * @param rows The rows of the group, sorted by their number of bids, ascending
 */
function figuresOf(group: string, rows: readonly Counted[]): CountedFigures {
  const sumOf = (value: (row: Counted) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  const tenders = sumOf((row) => row.tenders);
  return {
    group,
    tenders,
    bids: sumOf((row) => row.tenders * row.bids),
    awardedValue: Math.min(
      sumOf((row) => row.awarded),
      Number.MAX_SAFE_INTEGER,
    ),
    medianBids: (bidsAt(rows, Math.floor((tenders - 1) / 2)) + bidsAt(rows, Math.floor(tenders / 2))) / 2,
    shareWithoutBids: sumOf((row) => (row.bids === 0 ? row.tenders : 0)) / tenders,
  };
}

/** Returns the number of bids of the tender at index `place`, if the tenders are sorted by their number of bids. */
function bidsAt(rows: readonly Counted[], place: number) {
  let before = 0;
  return rows.find(({ tenders }) => (before += tenders) > place)?.bids ?? 0;
}
