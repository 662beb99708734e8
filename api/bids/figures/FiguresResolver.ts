import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Query, Resolver } from "type-graphql";

import { FigureGroupEnum, ProcurementFigures, type FigureGroup } from "#api/bids/figures/ProcurementFigures.ts";
import { readProcurementFigures } from "#api/bids/figures/readProcurementFigures.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";
import { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";

@Resolver(() => ProcurementFigures)
export class FiguresResolver {
  @Query(() => [ProcurementFigures], {
    description:
      "Administrators only. Figures of the published tenders whose opening date is in these months and that match the filter, sorted by group. Groups without tenders are left out.",
  })
  @MayUse("admin", "bids:read")
  procurementFigures(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Arg("groupBy", () => FigureGroupEnum, { description: "The value by which tenders are grouped, one row for each." })
    groupBy: FigureGroup,
    @Arg("thenBy", () => FigureGroupEnum, {
      nullable: true,
      description: "Another value by which each group is divided, one row for each pair.",
    })
    thenBy?: FigureGroup | null,
    @Arg("from", () => DateTimeISO, { nullable: true, description: "The first month: any time of that month in UTC." })
    from?: Date | null,
    @Arg("to", () => DateTimeISO, { nullable: true, description: "The last month: any time of that month in UTC." })
    to?: Date | null,
    @Arg("filter", () => TenderFilter, { nullable: true, description: "Only tenders that match the filter." })
    filter?: TenderFilter | null,
  ) {
    const asked = { groupBy, thenBy: thenBy ?? null, from: from ?? null, to: to ?? null, filter: filter ?? {} };
    return readProcurementFigures(context, asked, fieldsBelow(info));
  }
}
