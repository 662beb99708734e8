import { ID, Int } from "type-graphql";

import { filterInputOf } from "#api/core/graphql/filterInputOf.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { type SentTenderFilter, TENDER_FILTERS } from "#api/tenders/lists/tenderFilter.rules.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/TenderFields.ts";

/** The GraphQL input for filtering tenders, with one field for each filter of TENDER_FILTERS. */
export const TenderFilter = filterInputOf("TenderFilter", TENDER_FILTERS, {
  id: () => ID,
  statuses: () => [TenderStatusEnum],
  categories: () => [TenderCategoryEnum],
  names: () => [String],
  text: () => String,
  money: () => SafeInt,
  moment: () => DateTimeISO,
  days: () => Int,
  flag: () => Boolean,
});
export type TenderFilter = SentTenderFilter;
