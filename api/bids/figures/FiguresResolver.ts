import { Arg, Ctx, Query, Resolver } from "type-graphql";

import { FigureGroupEnum, ProcurementFigures, type FigureGroup } from "#api/bids/figures/ProcurementFigures.ts";
import { readProcurementFigures } from "#api/bids/figures/readProcurementFigures.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Resolver(() => ProcurementFigures)
export class FiguresResolver {
  @Query(() => [ProcurementFigures], {
    description:
      "Administrators only. Figures of the published tenders whose opening date is in these months, sorted by group. Groups without tenders are left out.",
  })
  @MayUse("admin", "bids:read")
  procurementFigures(
    @Ctx() context: SignedIn,
    @Arg("groupBy", () => FigureGroupEnum, { description: "The value by which tenders are grouped, one row for each." })
    groupBy: FigureGroup,
    @Arg("from", () => DateTimeISO, { nullable: true, description: "The first month: any time of that month in UTC." })
    from?: Date | null,
    @Arg("to", () => DateTimeISO, { nullable: true, description: "The last month: any time of that month in UTC." })
    to?: Date | null,
  ) {
    return readProcurementFigures(context, groupBy, { from: from ?? null, to: to ?? null });
  }
}
