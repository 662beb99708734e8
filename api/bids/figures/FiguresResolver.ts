import { Arg, Ctx, Query, Resolver } from "type-graphql";

import { FigureGroupEnum, ProcurementFigures, type FigureGroup } from "#api/bids/figures/ProcurementFigures.ts";
import { readProcurementFigures } from "#api/bids/figures/readProcurementFigures.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Resolver(() => ProcurementFigures)
export class FiguresResolver {
  @Query(() => [ProcurementFigures], { description: "Administrators only. Figures of the published tenders by the month of their opening date; a group without tenders is left out. In the order of the groups." })
  @MayUse("admin", "bids:read")
  procurementFigures(
    @Ctx() context: SignedIn,
    @Arg("groupBy", () => FigureGroupEnum, { description: "One row for each." }) groupBy: FigureGroup,
    @Arg("from", () => DateTimeISO, { nullable: true, description: "The first month, by any time of it in UTC." }) from?: Date | null,
    @Arg("to", () => DateTimeISO, { nullable: true, description: "The last month, by any time of it in UTC." }) to?: Date | null,
  ) {
    return readProcurementFigures(context, groupBy, { from: from ?? null, to: to ?? null });
  }
}
