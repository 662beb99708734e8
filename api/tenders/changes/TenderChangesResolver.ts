import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { listRemovedTenders } from "#api/tenders/changes/listRemovedTenders.ts";
import { listTenderChanges } from "#api/tenders/changes/listTenderChanges.ts";
import { readTenderRevision } from "#api/tenders/changes/readTenderRevision.ts";
import { TenderChanges } from "#api/tenders/changes/TenderChanges.ts";
import { TenderRemoval } from "#api/tenders/changes/TenderRemoval.ts";
import { TenderConnection } from "#api/tenders/TenderResolver.ts";

const TenderRemovalConnection = connectionOf(TenderRemoval, { tellsChanges: true });

@Resolver(() => TenderConnection)
export class TenderChangesResolver {
  @Query(() => String, {
    description:
      "A value that changes with every change of a tender, but not with bids: refetch the lists when it differs. It is never newer than a list in the same answer.",
  })
  @MayUse("partner", "tenders:read")
  tenderRevision(@Ctx() context: SignedIn) {
    return readTenderRevision(context);
  }

  @Query(() => TenderChanges, {
    description:
      "The changes of tenders since a `tenderRevision`. BAD_USER_INPUT for a text that is not a tenderRevision.",
  })
  @MayUse("partner", "tenders:read")
  tendersSince(
    @Ctx() context: SignedIn,
    @Arg("revision", () => String, { description: "A tenderRevision that was read before." }) revision: string,
    @Arg("first", () => Int, {
      defaultValue: 20,
      description: `The maximum number of changes to list: 1 to ${MAX_PAGE}. If there are more, none is listed.`,
    })
    first: number,
  ) {
    return listTenderChanges(context, revision, first);
  }

  @Query(() => TenderRemovalConnection, {
    description:
      "The tenders that were deleted or became drafts again, earliest removal first. For administrators only the deleted tenders.",
  })
  @MayUse("partner", "tenders:read")
  removedTenders(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return withChangesUntil(context, info, () => listRemovedTenders(context, page, changedSince));
  }

  @FieldResolver(() => String, {
    complexity: 0,
    description:
      "The `tenderRevision` of this page, or an earlier one. `tendersSince` lists what has changed after it.",
  })
  revision(@Ctx() context: SignedIn) {
    return readTenderRevision(context);
  }
}
