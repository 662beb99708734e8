import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

import { asEnum, SafeInt } from "#api/core/graphql/scalars.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";

const FIGURE_GROUPS = ["MONTH", "CATEGORY", "COUNTRY"] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];
export const FigureGroupEnum = asEnum(FIGURE_GROUPS);
registerEnumType(FigureGroupEnum, {
  name: "FigureGroup",
  description: "The value by which tenders are grouped.",
  valuesConfig: {
    MONTH: { description: "The month in UTC of the opening date." },
    CATEGORY: { description: "The tender's category." },
    COUNTRY: { description: "The tender's country." },
  },
});

@ObjectType({
  description:
    "Figures of a group of published tenders. Excludes drafts, drafts that were cancelled before publication, and deleted tenders.",
})
@NeedsScope("bids:read")
export class ProcurementFigures {
  @Field(() => String, { description: "The month such as 2026-03, the category, or the country's English name." })
  group: string;

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
}
