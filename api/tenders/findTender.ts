import type { DataSource, EntityManager } from "typeorm";
import { In, Not } from "typeorm";

import { inOrder, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Refuses NOT_FOUND also for a draft, unless an administrator asks. */
export async function findTender({ db, user }: { db: Pick<EntityManager, "getRepository">; user: Viewer }, id: string) {
  const visible = user.isAdmin ? {} : { status: Not("draft" as const) };
  const tender = isId(id) ? await db.getRepository(Tender).findOneBy({ id, ...visible }) : null;
  if (!tender) throw notFound("Tender");
  return tender;
}

/** The tender that a bid or a draft is for, also one that was deleted since; null for a partner where it is a draft again. */
export async function tenderBehind(context: SignedIn, id: string) {
  const tender = await loadBatched(context, tendersById, id);
  return tender?.status === "draft" && !context.user.isAdmin ? null : (tender ?? null);
}

/** The tenders of these ids in one statement, deleted ones too: who bid on one keeps seeing what it was. */
export async function tendersById(db: DataSource, ids: readonly string[]) {
  const tenders = await db.manager.find(Tender, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, tenders, ({ id }) => id);
}
