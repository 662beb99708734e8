import { formatPercent, formatTenths, formatWhole, NONE } from "#web/features/figures/figureFormat.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { type FigureRowFragment as Row } from "#web/graphql/generatedFigures.ts";

/** One column of a section's table and of its CSV file. */
export interface FigureColumn {
  label: string;
  /** The number in the CSV file; null if it does not exist. */
  valueOf: (row: Row) => number | null;
  format: (value: number | null) => string;
  /** Links the cell to the list of these tenders. */
  links?: "all" | "withoutBids";
}

/** A series of bars. Series with the same `stack` are stacked. */
export interface FigureSeries {
  label: string;
  valueOf: (row: Row) => number | null;
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

const count = (label: string, valueOf: (row: Row) => number): FigureColumn => ({ label, valueOf, format: formatWhole });
const of = (share: keyof Row) => (row: Row) => Math.round(Number(row[share]) * row.tenders);
const days = (label: string, valueOf: (row: Row) => number | null) => ({ label, valueOf, format: formatTenths });

const TENDERS: FigureColumn = { ...count(words.tenders, ({ tenders }) => tenders), links: "all" };
const NO_BID: FigureColumn = { ...count(words.noBid, of("shareWithoutBids")), links: "withoutBids" };
const ofTenders = (row: Row, value: number) => (row.tenders === 0 ? null : value);
const MEDIAN_BIDS: FigureColumn = {
  label: words.medianBids,
  valueOf: (row) => ofTenders(row, row.medianBids),
  format: formatTenths,
};
const DECISION = days(words.daysToDecisionShort, ({ medianDaysToDecision }) => medianDaysToDecision);
const OF_BUDGET: FigureColumn = {
  label: words.medianOfBudget,
  valueOf: ({ medianAwardOfBudget }) => medianAwardOfBudget,
  format: formatPercent,
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
  days(words.daysOpen, ({ medianDaysOpen }) => medianDaysOpen),
  days(words.daysToOpening, ({ medianDaysToOpening }) => medianDaysToOpening),
  DECISION,
];
const BIDDERS = [
  count(words.newBidders, ({ newBidders }) => newBidders),
  count(words.returningBidders, ({ returningBidders }) => returningBidders),
];
const DIALOGUE = [
  count(words.questions, ({ questions }) => questions),
  count(words.addenda, ({ addenda }) => addenda),
  count(words.cancelled, ({ cancelled }) => cancelled),
];

const series = (columns: readonly FigureColumn[], colours: readonly FigureColour[], stack?: string): FigureSeries[] =>
  columns.map(({ label, valueOf }, place) => ({ label, valueOf, colour: colours[place % colours.length]!, stack }));

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
    columns: [
      count(words.awarded, ({ wins }) => wins),
      ...AGAINST_BUDGET,
      OF_BUDGET,
      count(words.awardedValue, ({ awardedValue }) => awardedValue),
    ],
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
      ...DIALOGUE.slice(0, 1),
      days(words.hoursToAnswer, ({ medianHoursToAnswer }) => medianHoursToAnswer),
      ...DIALOGUE.slice(1),
    ],
    series: series(DIALOGUE, ["strong", "light", "signal"]),
  },
];

/** The columns of the sections by category, country and administrator. */
export const OF_GROUP: readonly FigureColumn[] = [
  TENDERS,
  NO_BID,
  MEDIAN_BIDS,
  count(words.awarded, ({ wins }) => wins),
  OF_BUDGET,
  DECISION,
  count(words.cancelled, ({ cancelled }) => cancelled),
];
export const SERIES_OF_GROUP = series([TENDERS], ["strong"]);

/** The figures of all tenders together. */
export const AT_A_GLANCE: readonly (readonly [label: string, textOf: (row: Row) => string])[] = [
  [words.published, (row) => formatWhole(row.tenders)],
  [words.bidsPerTender, (row) => formatTenths(ofTenders(row, row.medianBids))],
  [words.withoutABid, (row) => formatPercent(ofTenders(row, row.shareWithoutBids))],
  [words.daysToDecision, (row) => formatTenths(row.medianDaysToDecision)],
  [words.awardOfBudget, (row) => formatPercent(row.medianAwardOfBudget)],
  [words.awaitingDecision, (row) => formatWhole(row.awaitingDecision)],
];

export const cellText = ({ valueOf, format }: FigureColumn, row: Row) => {
  const value = valueOf(row);
  return value === null ? NONE : format(value);
};
