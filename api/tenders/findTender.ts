import { type DataSource, type EntityManager, In } from "typeorm";

import { inOrder, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { partnersSee } from "#api/tenders/lifecycle/phase.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Finds a tender. Refuses NOT_FOUND, also for a tender that partners may not see unless the user is an administrator.
 */
export async function findTender({ db, user }: { db: Pick<EntityManager, "getRepository">; user: Viewer }, id: string) {
  const tender = isId(id) ? await db.getRepository(Tender).findOneBy({ id }) : null;
  if (!tender) throw notFound("Tender");
  refuseTimeless("readTender", user.isAdmin ? "administrator" : "partner", tender);
  return tender;
}

/** Reads these tenders, without those that findTender refuses. */
export async function findTenders({ db, user }: Pick<SignedIn, "db" | "user">, ids: readonly string[]) {
  const tenders = await db.manager.findBy(Tender, { id: In([...ids]) });
  return tenders.filter((tender) => user.isAdmin || partnersSee(tender));
}

/**
 * Finds a tender by its id or its number, ignoring case. Refuses BAD_USER_INPUT if neither or both are given, and
 * NOT_FOUND as findTender does.
 */
export async function findTenderBy(
  context: Pick<SignedIn, "db" | "user">,
  { id, number }: { id?: string | null; number?: string | null },
) {
  if ((id == null) === (number == null))
    throw badInput({ id: "Give either the id or the number", number: "Give either the id or the number" });
  return findTender(context, id ?? (await idOfNumber(context.db, number ?? "")));
}

async function idOfNumber(db: DataSource, number: string) {
  // PostgreSQL cannot store U+0000, so no tender has a number with this character.
  const [found] = number.includes("\0")
    ? []
    : await db.query<{ id: string }[]>(
        "SELECT id FROM tenders WHERE lower(tender_number) = lower($1) AND deleted_at IS NULL",
        [number.trim()],
      );
  return found?.id ?? "";
}

/**
 * Reads the tender of a bid or of a bid draft, even if the tender is deleted. Returns null if the user is a partner and
 * the tender is a draft.
 */
export async function tenderOfBid(context: SignedIn, id: string) {
  const tender = await loadBatched(context, tendersById, id);
  return tender && (context.user.isAdmin || partnersSee(tender)) ? tender : null;
}

/**
 * Loads these tenders in one SQL statement. Deleted tenders are included, because a bidder can still read the tender of
 * a bid.
 */
export async function tendersById(db: DataSource, ids: readonly string[]) {
  const tenders = await db.manager.find(Tender, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, tenders, ({ id }) => id);
}

/** Reads the numbers of these tenders, including deleted tenders. */
export async function tenderNumbersOf(db: DataSource, ids: readonly string[]) {
  const rows = await db.query<{ id: string; tenderNumber: string }[]>(
    'SELECT id, tender_number AS "tenderNumber" FROM tenders WHERE id = ANY ($1)',
    [ids],
  );
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.tenderNumber ?? null);
}
