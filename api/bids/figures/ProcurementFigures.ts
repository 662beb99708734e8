import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

import { asEnum, SafeInt } from "#api/core/graphql/scalars.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";

const FIGURE_GROUPS = ["MONTH", "CATEGORY", "COUNTRY"] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];
export const FigureGroupEnum = asEnum(FIGURE_GROUPS);
registerEnumType(FigureGroupEnum, {
  name: "FigureGroup",
  description: "What the tenders are grouped by.",
  valuesConfig: {
    MONTH: { description: "The month in UTC of the opening date." },
    CATEGORY: { description: "The field of work." },
    COUNTRY: { description: "The tender's country." },
  },
});

@ObjectType({ description: "Figures of a group of published tenders: neither drafts, nor drafts that were cancelled before they were published, nor deleted ones." })
@NeedsScope("bids:read")
export class ProcurementFigures {
  @Field(() => String, { description: "2026-03, a category, or the English name of a country." })
  group: string;

  @Field(() => Int, { description: "The number of tenders." })
  tenders: number;

  @Field(() => Int, { description: "The number of live bids on them; those on sealed tenders count, too." })
  bids: number;

  @Field(() => SafeInt, { description: "The sum of the accepted bids of awarded tenders, in whole US dollars; at most 9,007,199,254,740,991." })
  awardedValue: number;

  @Field(() => Float, { description: "The median number of live bids of a tender." })
  medianBids: number;

  @Field(() => Float, { description: "The share of the tenders without a live bid, from 0 to 1." })
  shareWithoutBids: number;
}
