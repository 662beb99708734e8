import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { matchingBids } from "#api/bids/lists/matchingBids.ts";
import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Columns that are always read: for the audit trail, and to find the reader's own sealed bids. */
const ALWAYS = ["tenderId", "companyId", "revision", "isSealed"];

/** Filters for which every list of bids has an index, or that match most bids. */
const KEEP_MANY: (keyof BidFilter)[] = ["tenderId", "companyId", "status", "includeWithdrawn"];
/** Maximum number of matching bids that are read and sorted; this takes as long as a short index scan in sort order. */
const FEW = 5000;
/**
 * Reading and sorting this number takes a tenth of a second. It is the limit for orders by decision time, in which an
 * index scan takes longer: bids with similar decision times were submitted at about the same time.
 */
const FEW_DECIDED = 30_000;

function fewOf(filter: BidFilter) {
  if (filter.decidedFrom != null || filter.decidedTo != null) return { most: FEW_DECIDED };
  return (
    Object.entries(filter).some(([name, wanted]) => wanted != null && !KEEP_MANY.includes(name as keyof BidFilter)) && {
      most: FEW,
    }
  );
}

/**
 * Lists bids, newest first by default. A list that is sorted or filtered by an amount or a timeline has no sealed bids. Refuses BAD_USER_INPUT.
 * @param requested the result of requestedProperties; all properties by default
 * @param onlyOwn true to read only bids of the user's company that match the filter
 */
export async function listBids(
  context: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  filter?: BidFilter | null,
  orderBy?: BidOrder | null,
  requested?: ReadonlySet<string>,
  { onlyOwn = false } = {},
) {
  const { bids, order } = await matchingBids(context, filter, orderBy, { onlyOwn });
  return readPage(bids, page, { ...order, few: fewOf(filter ?? {}) }, requested && new Set([...ALWAYS, ...requested]));
}
