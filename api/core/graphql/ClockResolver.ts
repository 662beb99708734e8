import { Ctx, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Resolver()
export class ClockResolver {
  @Query(() => DateTimeISO, { description: "The current time of the database, whose clock closes tenders." })
  @MayUse("visitor", "any token")
  serverTime(@Ctx() { db }: Context) {
    return databaseClock(db.manager);
  }
}
