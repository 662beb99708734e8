import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Removal } from "#api/core/graphql/Removal.ts";
import { User } from "#api/users/User.ts";

/**
 * Lists the companies whose account was deleted, closed or erased since `changedSince`, earliest first. Refuses
 * BAD_USER_INPUT for a time in the future.
 */
export async function listRemovedCompanies(
  { db }: Pick<SignedIn, "db">,
  page: PageArgs,
  changedSince: Date,
): Promise<Page<Removal>> {
  const users = db
    .getRepository(User)
    .createQueryBuilder("user")
    .withDeleted()
    .innerJoin(CompanyProfile, "profile", "profile.userId = user.id")
    .where("user.deletedAt IS NOT NULL");
  await whereChangedSince(users, changedSince);
  const { nodes, ...rest } = await readPage(users, page, { field: "updatedAt", direction: "ascending" });
  return { ...rest, nodes: nodes.map(({ id, updatedAt }) => ({ id: companyIdOf(id), removedAt: updatedAt })) };
}
