import { ID, Int } from "type-graphql";

import { BidStatusEnum } from "#api/bids/Bid.ts";
import { BID_FILTERS, type SentBidFilter } from "#api/bids/lists/bidFilter.rules.ts";
import { filterInputOf } from "#api/core/graphql/filterInputOf.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/TenderFields.ts";

/** The GraphQL input for filtering bids, with one field for each filter of BID_FILTERS. */
export const BidFilter = filterInputOf("BidFilter", BID_FILTERS, {
  id: () => ID,
  bidStatuses: () => [BidStatusEnum],
  statuses: () => [TenderStatusEnum],
  categories: () => [TenderCategoryEnum],
  names: () => [String],
  text: () => String,
  money: () => SafeInt,
  moment: () => DateTimeISO,
  days: () => Int,
  flag: () => Boolean,
});
export type BidFilter = SentBidFilter;
