import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { AdminDesk, MyDesk, NextClosing } from "#api/desks/Desk.ts";
import { readAdminDesk } from "#api/desks/readAdminDesk.ts";
import { readMyDesk } from "#api/desks/readMyDesk.ts";
import { readNextClosings } from "#api/desks/readNextClosings.ts";

/** The queries of the desks. A desk contains data of several API token scopes, so the queries have their own scope. */
@Resolver(() => MyDesk)
export class DeskResolver {
  @Query(() => MyDesk, {
    description:
      "The tasks of the signed-in user's company: drafts, confirmations, documents, answers, closing times and outcomes.",
  })
  @MayUse("partner", "desk:read")
  myDesk(@Ctx() context: SignedIn) {
    return readMyDesk(context);
  }

  @FieldResolver(() => [NextClosing])
  nextClosings(@Ctx() { db, user }: SignedIn) {
    return readNextClosings(db, user.id);
  }

  @Query(() => AdminDesk, {
    description: "Administrators only. The tasks of administrators. No line contains an amount.",
  })
  @MayUse("admin", "desk:read")
  adminDesk(@Ctx() context: SignedIn) {
    return readAdminDesk(context);
  }
}
