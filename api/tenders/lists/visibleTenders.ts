import type { DataSource, SelectQueryBuilder } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseFuture } from "#api/core/database/whereChangedSince.ts";
import { requireTokenRight } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import { readTenderFilter, type TenderFilterValues } from "#api/tenders/lists/tenderFilter.rules.ts";
import { whereTender } from "#api/tenders/lists/whereTender.ts";
import { PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";
import { Tender } from "#api/tenders/Tender.ts";

const FOR_ADMINISTRATORS = ["createdBy", "published", "withoutBids"] as const;

/**
 * Returns a query for the tenders that the user may see and that match the filter. Refuses BAD_USER_INPUT for an
 * invalid value, and for a `changedSince` in the future. Refuses FORBIDDEN for a filter that only administrators may
 * use, or for which the token lacks a scope.
 */
export async function visibleTenders(
  { db, user, token }: Pick<SignedIn, "db" | "user" | "token">,
  filter: TenderFilter,
): Promise<SelectQueryBuilder<Tender>> {
  if (!user.isAdmin && (filter.deleted || FOR_ADMINISTRATORS.some((name) => filter[name] != null)))
    throw refusal("FORBIDDEN", "Admin access required");
  if (filter.withoutBids != null) requireTokenRight("bids:read", token);
  const { values, wrong } = readTenderFilter(filter);
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map((name) => [name, "Invalid input"])));

  await refuseFuture(db, values.changedSince);

  return tendersSeenBy(user, db, values);
}

/** Returns a query for the tenders that match the filter and that everybody may see, for public pages. */
export const publishedTenders = (db: DataSource, filter: TenderFilterValues) =>
  tendersSeenBy({ isAdmin: false }, db, filter);

function tendersSeenBy({ isAdmin }: { isAdmin: boolean }, db: DataSource, filter: TenderFilterValues) {
  const tenders = db
    .getRepository(Tender)
    .createQueryBuilder("tender")
    .where(isAdmin ? "true" : PARTNERS_SEE("tender"));
  return whereTender(tenders, filter, () => databaseClock(db.manager));
}
