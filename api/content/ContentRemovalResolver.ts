import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Query, Resolver } from "type-graphql";

import { ContentRemoval } from "#api/content/ContentRemoval.ts";
import { listRemovedContent } from "#api/content/listRemovedContent.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";

const ContentRemovalConnection = connectionOf(ContentRemoval, { tellsChanges: true });

@Resolver(() => ContentRemoval)
export class ContentRemovalResolver {
  @Query(() => ContentRemovalConnection, {
    description:
      "The posts and projects that were deleted or unpublished and have not been published again, earliest removal first. For administrators it includes unpublished items that were deleted.",
  })
  @MayUse("visitor", "any token")
  removedContent(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return withChangesUntil(context, info, () => listRemovedContent(context, page, changedSince));
  }
}
