import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { type Page, type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { TenderRemoval } from "#api/tenders/changes/TenderRemoval.ts";
import { NEVER_SHOWN } from "#api/tenders/lifecycle/phaseSql.ts";
import { Tender } from "#api/tenders/Tender.ts";

/**
 * Lists the tenders that the user can no longer see since `changedSince`: the deleted tenders, and for partners also
 * the tenders that were set back to draft. Refuses BAD_USER_INPUT for a time in the future.
 */
export async function listRemovedTenders(
  { db, user }: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  changedSince: Date,
): Promise<Page<TenderRemoval>> {
  const tenders = db.getRepository(Tender).createQueryBuilder("tender").withDeleted();
  tenders.where(
    user.isAdmin
      ? "tender.deletedAt IS NOT NULL"
      : `(tender.deletedAt IS NOT NULL OR tender.status = 'draft') AND NOT ${NEVER_SHOWN("tender")}`,
  );
  const field = user.isAdmin ? "updatedAt" : "hiddenAt";
  await whereChangedSince(tenders, changedSince, field);
  const { nodes, ...rest } = await readPage(tenders, page, { field, direction: "ascending" });
  return { ...rest, nodes: nodes.map((tender) => ({ id: tender.id, removedAt: tender[field]! })) };
}
