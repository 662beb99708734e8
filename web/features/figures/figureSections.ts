import { type FigureFormat, PERCENT, TENTHS, WHOLE } from "#web/features/figures/figureFormat.ts";
import { type ListFilter, tendersAddress } from "#web/features/figures/tendersAddress.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { type FigureRowFragment as Row } from "#web/graphql/generatedFigures.ts";

/** One figure: a column of a section's table and of its CSV file, and possibly a series of bars. */
export interface FigureColumn {
  label: string;
  /** Null if the figure does not exist. */
  valueOf: (row: Row) => number | null;
  format: FigureFormat;
  /** Which tenders of the group the figure counts. Without it, no filter of Tender Management gives exactly these. */
  counts?: "all" | "withoutBids";
}

/** Bars of a figure. Series with the same `stack` are stacked. */
export interface FigureSeries {
  column: FigureColumn;
  colour: FigureColour;
  stack?: string;
}
export type FigureColour = "strong" | "middle" | "light" | "signal";

export interface FigureSectionSpec {
  title: string;
  lead: string;
  columns: readonly FigureColumn[];
  series: readonly FigureSeries[];
}

/** A group with its labels and the filter of Tender Management that gives its tenders. */
export interface FigureGroupRow {
  row: Row;
  label: string;
  /** The label on the chart's axis. */
  short: string;
  filter: ListFilter;
}

/**
 * The address of the list of exactly the tenders that the figure counts; null if there is no such list, or no tender.
 */
export function listOf({ counts, valueOf }: FigureColumn, { row, filter }: FigureGroupRow) {
  if (!counts || !valueOf(row)) return null;
  return tendersAddress(counts === "all" ? filter : { ...filter, withoutBids: "true" });
}

const count = (label: string, valueOf: (row: Row) => number): FigureColumn => ({ label, valueOf, format: WHOLE });
const of = (share: keyof Row) => (row: Row) => Math.round(Number(row[share]) * row.tenders);
const tenths = (label: string, valueOf: (row: Row) => number | null) => ({ label, valueOf, format: TENTHS });

const TENDERS: FigureColumn = { ...count(words.tenders, ({ tenders }) => tenders), counts: "all" };
const NO_BID: FigureColumn = { ...count(words.noBid, of("shareWithoutBids")), counts: "withoutBids" };
const ofTenders = (row: Pick<Row, "tenders">, value: number) => (row.tenders === 0 ? null : value);
const MEDIAN_BIDS = tenths(words.medianBids, (row) => ofTenders(row, row.medianBids));
const DECISION = tenths(words.daysToDecision, ({ medianDaysToDecision }) => medianDaysToDecision);
const AWARDED = count(words.awarded, ({ wins }) => wins);
const CANCELLED = count(words.cancelled, ({ cancelled }) => cancelled);
const OF_BUDGET: FigureColumn = {
  label: words.medianOfBudget,
  valueOf: ({ medianAwardOfBudget }) => medianAwardOfBudget,
  format: PERCENT,
};

const BY_BIDS = [
  NO_BID,
  count(words.oneBid, of("shareWithOneBid")),
  count(words.twoBids, of("shareWithTwoBids")),
  count(words.moreBids, of("shareWithMoreBids")),
];
const AGAINST_BUDGET = [
  count(words.below, ({ winsBelowBudget }) => winsBelowBudget),
  count(words.within, ({ winsWithinBudget }) => winsWithinBudget),
  count(words.above, ({ winsAboveBudget }) => winsAboveBudget),
];
const TIMES = [
  tenths(words.daysOpen, ({ medianDaysOpen }) => medianDaysOpen),
  tenths(words.daysToOpening, ({ medianDaysToOpening }) => medianDaysToOpening),
  DECISION,
];
const BIDDERS = [
  count(words.newBidders, ({ newBidders }) => newBidders),
  count(words.returningBidders, ({ returningBidders }) => returningBidders),
];
const QUESTIONS = count(words.questions, ({ questions }) => questions);
const ADDENDA = count(words.addenda, ({ addenda }) => addenda);

const series = (columns: readonly FigureColumn[], colours: readonly FigureColour[], stack?: string): FigureSeries[] =>
  columns.map((column, place) => ({ column, colour: colours[place]!, stack }));

/** The sections by month. Every number of a chart is in the table of its section. */
export const BY_MONTH: readonly FigureSectionSpec[] = [
  {
    title: words.competition,
    lead: words.competitionLead,
    columns: [TENDERS, ...BY_BIDS, MEDIAN_BIDS],
    series: series(BY_BIDS, ["signal", "light", "middle", "strong"], "tenders"),
  },
  { title: words.time, lead: words.timeLead, columns: TIMES, series: series(TIMES, ["light", "signal", "strong"]) },
  {
    title: words.awards,
    lead: words.awardsLead,
    columns: [AWARDED, ...AGAINST_BUDGET, OF_BUDGET, count(words.awardedValue, ({ awardedValue }) => awardedValue)],
    series: series(AGAINST_BUDGET, ["light", "strong", "signal"], "awards"),
  },
  {
    title: words.bidders,
    lead: words.biddersLead,
    columns: [count(words.bids, ({ bids }) => bids), ...BIDDERS],
    series: series(BIDDERS, ["signal", "strong"], "bids"),
  },
  {
    title: words.dialogue,
    lead: words.dialogueLead,
    columns: [
      QUESTIONS,
      tenths(words.hoursToAnswer, ({ medianHoursToAnswer }) => medianHoursToAnswer),
      ADDENDA,
      CANCELLED,
    ],
    series: series([QUESTIONS, ADDENDA, CANCELLED], ["strong", "light", "signal"]),
  },
];

/** A section by category, country or administrator. */
export const byGroup = (title: string): FigureSectionSpec => ({
  title,
  lead: words.byGroupLead,
  columns: [TENDERS, NO_BID, MEDIAN_BIDS, AWARDED, OF_BUDGET, DECISION, CANCELLED],
  series: series([TENDERS], ["strong"]),
});

type InBrief = Pick<Row, "tenders" | "medianBids" | "medianDaysToDecision" | "awaitingDecision">;
type Shown = readonly [label: string, text: string];

/** The three figures of all tenders that the dashboard shows. */
export const inBrief = (row: InBrief): [Shown, Shown, Shown] => [
  [words.bidsPerTender, TENTHS.text(ofTenders(row, row.medianBids))],
  [words.medianDaysToDecision, TENTHS.text(row.medianDaysToDecision)],
  [words.awaitingDecision, WHOLE.text(row.awaitingDecision)],
];

/** The figures of all tenders together. */
export function atAGlance(row: Row): Shown[] {
  const [bids, days, awaiting] = inBrief(row);
  return [
    [words.published, WHOLE.text(row.tenders)],
    bids,
    [words.withoutABid, PERCENT.text(ofTenders(row, row.shareWithoutBids))],
    days,
    [words.awardOfBudget, PERCENT.text(row.medianAwardOfBudget)],
    awaiting,
  ];
}
