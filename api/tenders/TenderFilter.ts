import { ID, Int } from "type-graphql";

import { filterInputOf } from "#api/core/graphql/filterInputOf.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/TenderFields.ts";
import { TENDER_FILTERS, type SentTenderFilter } from "#api/tenders/tenderFilter.rules.ts";

/** An input field for each filter of tenderFilter.rules.ts. */
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
