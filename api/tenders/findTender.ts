import type { DataSource, EntityManager } from "typeorm";
import { In, Not } from "typeorm";

import { inOrder, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Refuses NOT_FOUND also for a draft, except for administrators. */
export async function findTender({ db, user }: { db: Pick<EntityManager, "getRepository">; user: Viewer }, id: string) {
  const visible = user.isAdmin ? {} : { status: Not("draft" as const) };
  const tender = isId(id) ? await db.getRepository(Tender).findOneBy({ id, ...visible }) : null;
  if (!tender) throw notFound("Tender");
  return tender;
}

/** The tender of a bid or a bid's draft, also a deleted one; null for a partner if it is a draft again. */
export async function tenderBehind(context: SignedIn, id: string) {
  const tender = await loadBatched(context, tendersById, id);
  return tender?.status === "draft" && !context.user.isAdmin ? null : (tender ?? null);
}

/** Loads these tenders in one statement, deleted ones too, since a bidder can still read them. */
async function tendersById(db: DataSource, ids: readonly string[]) {
  const tenders = await db.manager.find(Tender, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, tenders, ({ id }) => id);
}
