import { In, IsNull, LessThanOrEqual, MoreThanOrEqual, Not } from "typeorm";

import { isCountry } from "#api/core/rules/country.rules.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { containing } from "#api/core/database/search.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { Tender } from "#api/tenders/Tender.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";

/** What this person may see of what the filter leaves; the nearest closing date first, unless another order is asked for. */
export function listTenders(
  { db, user }: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
) {
  const tenders = db.getRepository(Tender).createQueryBuilder("tender").where({});
  if (!user.isAdmin) tenders.andWhere({ status: Not("draft") });
  if (filter.deleted) {
    if (!user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
    tenders.withDeleted().andWhere({ deletedAt: Not(IsNull()) });
  }
  if (filter.status) tenders.andWhere({ status: In(filter.status) });
  if (filter.category) tenders.andWhere({ category: In(filter.category) });
  if (filter.country) {
    if (!filter.country.every(isCountry)) throw badInput({ country: "Invalid input" });
    tenders.andWhere({ country: In(filter.country) });
  }
  if (filter.search)
    tenders.andWhere("(tender.tenderNumber ILIKE :search OR tender.title ILIKE :search OR tender.location ILIKE :search)", {
      search: containing(filter.search),
    });
  if (filter.budgetFrom != null) tenders.andWhere({ budgetMax: MoreThanOrEqual(filter.budgetFrom) });
  if (filter.budgetTo != null) tenders.andWhere({ budgetMin: LessThanOrEqual(filter.budgetTo) });
  for (const name of ["opening", "closing"] as const) {
    const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
    if (from) tenders.andWhere({ [`${name}Date`]: MoreThanOrEqual(from) });
    if (to) tenders.andWhere({ [`${name}Date`]: LessThanOrEqual(to) });
  }
  return readPage(tenders, page, order ?? { field: "closingDate", direction: "ascending" });
}
