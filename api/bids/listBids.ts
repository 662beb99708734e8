import type { BidFilter } from "#api/bids/BidFilter.ts";
import type { BidOrder } from "#api/bids/BidOrder.ts";
import { matchingBids } from "#api/bids/matchingBids.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Whose bid on which tender, for the audit trail, and which sealed terms are the reader's own. */
const ALWAYS = ["tenderId", "companyId", "revision", "isSealed"];

/** Filters that each list of bids has an index for, or that keep most of them. */
const KEEP_MANY: (keyof BidFilter)[] = ["tenderId", "companyId", "status", "includeWithdrawn"];
/** As many are read and sorted in the time of a short walk in the order's index. */
const FEW = 5000;
/** As many take a tenth of a second: what was decided at some time lies together in the order of submission, and to walk there takes longer. */
const FEW_DECIDED = 30_000;

function fewOf(filter: BidFilter) {
  if (filter.decidedFrom != null || filter.decidedTo != null) return { most: FEW_DECIDED };
  return Object.entries(filter).some(([name, wanted]) => wanted != null && !KEEP_MANY.includes(name as keyof BidFilter)) && { most: FEW };
}

/** Newest first by default. Orders and filters by terms leave sealed bids out. Refuses BAD_USER_INPUT. @param asked what propertiesAsked tells; all by default */
export async function listBids(context: Pick<SignedIn, "db" | "user">, page: PageArgs, filter?: BidFilter | null, orderBy?: BidOrder | null, asked?: ReadonlySet<string>) {
  const { bids, order } = await matchingBids(context, filter, orderBy);
  return readPage(bids, page, { ...order, few: fewOf(filter ?? {}) }, asked && new Set([...ALWAYS, ...asked]));
}
