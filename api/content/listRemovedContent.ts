import { ContentRemoval } from "#api/content/ContentRemoval.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";

/**
 * Lists the content that was deleted or unpublished since `changedSince`. For visitors and partners, lists only content
 * that was published before. Refuses BAD_USER_INPUT if `changedSince` is in the future.
 */
export async function listRemovedContent(
  { db, user }: Pick<Context, "db" | "user">,
  page: PageArgs,
  changedSince: Date,
) {
  const removals = db
    .getRepository(ContentRemoval)
    .createQueryBuilder("removal")
    .where(user?.isAdmin ? {} : { wasPublished: true });
  await whereChangedSince(removals, changedSince, "removedAt");
  return readPage(removals, page, { field: "removedAt", direction: "ascending" });
}
