import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/visibleTenders.ts";

/** The tenders that match the filter and that the user may see; the nearest closing date first by default. */
export async function listTenders(
  context: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
) {
  return readPage(await visibleTenders(context, filter), page, order ?? { field: "closingDate", direction: "ascending" });
}
