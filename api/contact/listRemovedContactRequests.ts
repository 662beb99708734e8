import { ContactRequestRemoval } from "#api/contact/ContactRequestRemoval.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";

/** The requests that were deleted, by hand or after their months. Refuses BAD_USER_INPUT for a time in the future. */
export async function listRemovedContactRequests({ db }: Pick<Context, "db">, page: PageArgs, changedSince: Date) {
  const removals = db.getRepository(ContactRequestRemoval).createQueryBuilder("removal").where("true");
  await whereChangedSince(removals, changedSince, "removedAt");
  return readPage(removals, page, { field: "removedAt", direction: "ascending" });
}
