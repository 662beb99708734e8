import { requireTokenRight } from "#api/core/graphql/access.ts";
import { readPage, type Order, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { foldFigures } from "#api/tenders/foldFigures.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { TenderFigures } from "#api/tenders/TenderFigures.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/visibleTenders.ts";

/** Orders by what tender_figures holds, which is counted first. */
const SORTED_BY: Partial<Record<TenderOrder["field"], NonNullable<Order["sortedBy"]>>> = { bidCount: { column: "figures.bids", id: "figures.tenderId" } };

/**
 * The tenders that match the filter and that the user may see; the nearest closing date first by default. Refuses FORBIDDEN for a partner's
 * order by bids, and for one of a token without bids:read.
 */
export async function listTenders(
  context: Pick<SignedIn, "db" | "user" | "token">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
) {
  const { field, direction } = order ?? { field: "closingDate", direction: "ascending" };
  const sortedBy = SORTED_BY[field];
  if (sortedBy && !context.user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
  if (sortedBy) requireTokenRight("bids:read", context.token);
  const tenders = await visibleTenders(context, filter);
  if (sortedBy) {
    await foldFigures(context.db);
    tenders.innerJoin(TenderFigures, "figures", "figures.tenderId = tender.id");
  }
  return readPage(tenders, page, { field, direction, sortedBy });
}
