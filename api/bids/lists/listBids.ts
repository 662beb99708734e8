import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { matchingBids } from "#api/bids/lists/matchingBids.ts";
import type { Reader } from "#api/audit/recordOnce.ts";
import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";

/**
 * Columns that are always read. The audit trail needs them, and so does the decryption of the company's own sealed
 * bids.
 */
const ALWAYS = ["tenderId", "companyId", "revision", "isSealed"];

/**
 * Filters with which an index scan in sort order soon finds a page, because an index covers the filter and the order,
 * or because most bids match the filter.
 */
const KEEP_MANY: (keyof BidFilter)[] = ["tenderId", "companyId", "status", "includeWithdrawn"];
/**
 * If at most this many bids match the filter, PostgreSQL reads and sorts all of them instead of scanning an index in
 * sort order.
 */
const FEW = 5000;
/**
 * The limit for filters by decision time, in place of FEW. Reading and sorting this many bids takes about 100 ms. An
 * index scan in sort order can take longer: bids that were decided in the same period are close together in the index,
 * and the scan may pass all other bids first.
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
 * Lists bids, newest first by default. A list that is sorted or filtered by amount or timeline leaves out sealed bids.
 * Refuses BAD_USER_INPUT for an invalid filter.
 * @param requested The result of requestedProperties; all properties by default
 * @param onlyOwn True to list only bids of the user's own company
 */
export async function listBids(
  context: Reader,
  page: PageArgs,
  filter?: BidFilter | null,
  orderBy?: BidOrder | null,
  requested?: ReadonlySet<string>,
  { onlyOwn = false } = {},
) {
  const { bids, order } = await matchingBids(context, filter, orderBy, { onlyOwn });
  return readPage(bids, page, { ...order, few: fewOf(filter ?? {}) }, requested && new Set([...ALWAYS, ...requested]));
}
