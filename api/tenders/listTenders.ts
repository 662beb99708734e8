import { databaseClock } from "#api/core/database/databaseClock.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { Tender } from "#api/tenders/Tender.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { readTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { whereTender } from "#api/tenders/whereTender.ts";

/** The tenders that match the filter and that the user may see; the nearest closing date first by default. */
export async function listTenders(
  { db, user }: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
) {
  if (filter.deleted && !user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
  const { values, wrong } = readTenderFilter(filter);
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map((name) => [name, "Invalid input"])));

  const tenders = db.getRepository(Tender).createQueryBuilder("tender").where(user.isAdmin ? "true" : "tender.status <> 'draft'");
  await whereTender(tenders, values, () => databaseClock(db.manager));
  return readPage(tenders, page, order ?? { field: "closingDate", direction: "ascending" });
}
