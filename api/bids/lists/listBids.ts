import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { matchingBids } from "#api/bids/lists/matchingBids.ts";
import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Columns that are always read: for the audit trail, and to decrypt the sealed bids of the user's own company. */
const ALWAYS = ["tenderId", "companyId", "revision", "isSealed"];

/**
 * Filters with which an index scan in sort order soon finds a page: either an index covers both the filter and the sort
 * order, or most bids match the filter.
 */
const KEEP_MANY: (keyof BidFilter)[] = ["tenderId", "companyId", "status", "includeWithdrawn"];
/** If at most this many bids match, they are all read and sorted, which takes no longer than a short index scan. */
const FEW = 5000;
/**
 * The limit for filters by decision time, in place of FEW. Reading and sorting this many bids takes a tenth of a
 * second. An index scan in sort order takes longer: bids that were decided at about the same time were also submitted
 * at about the same time, so the scan may pass all other bids before it finds them.
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
 * Lists bids, newest first by default. A list that is sorted or filtered by an amount or a timeline has no sealed bids.
 * Refuses BAD_USER_INPUT.
 * @param requested The result of requestedProperties; all properties by default
 * @param onlyOwn True to list only bids of the user's own company
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
