import type { DataSource } from "typeorm";
import { In, Not } from "typeorm";

import { inOrder } from "#api/core/batch.ts";
import type { SignedIn } from "#api/core/context.ts";
import { isId } from "#api/core/ids.ts";
import { notFound } from "#api/core/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Refuses NOT_FOUND also for a draft, unless an administrator asks. */
export async function findTender({ db, user }: Pick<SignedIn, "db" | "user">, id: string) {
  const visible = user.isAdmin ? {} : { status: Not("draft" as const) };
  const tender = isId(id) ? await db.manager.findOneBy(Tender, { id, ...visible }) : null;
  if (!tender) throw notFound("Tender");
  return tender;
}

/** The tenders of these ids in one statement, deleted ones too: who bid on one keeps seeing what it was. */
export async function tendersById(db: DataSource, ids: readonly string[]) {
  const tenders = await db.manager.find(Tender, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, tenders, ({ id }) => id);
}
