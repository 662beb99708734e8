import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

import { asEnum, SafeInt } from "#api/core/graphql/scalars.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";

const FIGURE_GROUPS = ["ALL", "MONTH", "CATEGORY", "COUNTRY", "BUYER"] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];
export const FigureGroupEnum = asEnum(FIGURE_GROUPS);
registerEnumType(FigureGroupEnum, {
  name: "FigureGroup",
  description: "The value by which tenders are grouped.",
  valuesConfig: {
    ALL: { description: "All tenders in one group." },
    MONTH: { description: "The month in UTC of the opening date." },
    CATEGORY: { description: "The tender's category." },
    COUNTRY: { description: "The tender's country." },
    BUYER: { description: "The administrator who created the tender." },
  },
});

/** The figures that are read from the aggregated counts, unless a filter or another figure is requested. */
export const COUNTED_FIGURES = [
  "group",
  "tenders",
  "bids",
  "awardedValue",
  "medianBids",
  "shareWithoutBids",
] as const satisfies (keyof ProcurementFigures)[];
export type CountedFigures = Pick<ProcurementFigures, (typeof COUNTED_FIGURES)[number]>;

const AT_MOST = "in whole US dollars; at most 9,007,199,254,740,991";
const READABLE = "the live bids whose amounts can be read: not those on a sealed tender before its opening";
const WON = "the awarded tenders with an accepted bid";
const MEDIAN_OF = "null if there is no such tender";

@ObjectType({
  description:
    "Figures of a group of published tenders. Excludes drafts, drafts that were cancelled before publication, and deleted tenders.",
})
@NeedsScope("bids:read")
export class ProcurementFigures {
  @Field(() => String, {
    description:
      "`all`, the month such as 2026-03, the category, the country's English name, or the administrator's id.",
  })
  group: string;

  @Field(() => String, { nullable: true, description: "The value of `thenBy`; null without it." })
  thenGroup: string | null;

  @Field(() => String, {
    description:
      "`group` for people: the username of an administrator (but the id for an API token without `users:read`), otherwise the same.",
  })
  groupName: string;

  @Field(() => String, { nullable: true, description: "`thenGroup` for people; null without it." })
  thenGroupName: string | null;

  @Field(() => Int, { description: "The number of tenders." })
  tenders: number;

  @Field(() => Int, { description: "The number of live bids on these tenders, including sealed tenders." })
  bids: number;

  @Field(() => SafeInt, {
    description: "The sum of the accepted bids of awarded tenders, in whole US dollars; at most 9,007,199,254,740,991.",
  })
  awardedValue: number;

  @Field(() => Float, { description: "The median number of live bids of a tender." })
  medianBids: number;

  @Field(() => Float, { description: "The share of the tenders without a live bid, from 0 to 1." })
  shareWithoutBids: number;

  @Field(() => Float, { description: "The share of the tenders with one live bid, from 0 to 1." })
  shareWithOneBid: number;

  @Field(() => Float, { description: "The share of the tenders with two live bids, from 0 to 1." })
  shareWithTwoBids: number;

  @Field(() => Float, { description: "The share of the tenders with three live bids or more, from 0 to 1." })
  shareWithMoreBids: number;

  @Field(() => Int, { description: "The number of cancelled tenders." })
  cancelled: number;

  @Field(() => Int, {
    description:
      "The number of tenders with a live bid whose bidding has ended and that are neither awarded nor cancelled.",
  })
  awaitingDecision: number;

  @Field(() => Int, { description: `The number of wins: ${WON}.` })
  wins: number;

  @Field(() => Int, { description: "The number of wins with an amount below the budget's lower limit." })
  winsBelowBudget: number;

  @Field(() => Int, { description: "The number of wins with an amount within the budget, its limits included." })
  winsWithinBudget: number;

  @Field(() => Int, { description: "The number of wins with an amount above the budget's upper limit." })
  winsAboveBudget: number;

  @Field(() => Float, {
    nullable: true,
    description: `The median of the winning amount divided by the budget's upper limit; ${MEDIAN_OF}.`,
  })
  medianAwardOfBudget: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The median time from publication to the end of bidding, in days, of the tenders whose bidding has ended and that are not cancelled; ${MEDIAN_OF}.`,
  })
  medianDaysOpen: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The median time from the end of bidding to the opening of sealed bids, in days; ${MEDIAN_OF}.`,
  })
  medianDaysToOpening: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The median time to the decision of ${WON}, in days: from the opening of sealed bids, otherwise from the end of bidding; ${MEDIAN_OF}.`,
  })
  medianDaysToDecision: number | null;

  @Field(() => Int, { description: "The number of questions that were not withdrawn." })
  questions: number;

  @Field(() => Float, {
    nullable: true,
    description: "The median time from a question to its answer, in hours; null without an answer.",
  })
  medianHoursToAnswer: number | null;

  @Field(() => Int, { description: "The number of addenda." })
  addenda: number;

  @Field(() => Int, {
    description:
      "The number of live bids by companies that had not bid on another tender before. Excludes sealed tenders before their opening.",
  })
  newBidders: number;

  @Field(() => Int, {
    description:
      "The number of live bids by companies that had bid on another tender before. Excludes sealed tenders before their opening.",
  })
  returningBidders: number;

  @Field(() => SafeInt, { description: `The sum of the lower limits of the budgets, ${AT_MOST}.` })
  budgetMinValue: number;

  @Field(() => SafeInt, { description: `The sum of the upper limits of the budgets, ${AT_MOST}.` })
  budgetMaxValue: number;

  @Field(() => Float, { description: "The mean lower limit of a budget, in US dollars." })
  averageBudgetMin: number;

  @Field(() => Float, { description: "The mean upper limit of a budget, in US dollars." })
  averageBudgetMax: number;

  @Field(() => SafeInt, { description: `The sum of ${READABLE}, ${AT_MOST}.` })
  bidValue: number;

  @Field(() => Float, {
    nullable: true,
    description: `The mean of ${READABLE}, in US dollars; null without such a bid.`,
  })
  averageBid: number | null;
}
