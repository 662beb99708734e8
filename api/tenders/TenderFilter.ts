import { Field, InputType, Int } from "type-graphql";

import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/TenderFields.ts";
import { TENDER_FILTER_NAMES, TENDER_FILTERS, type SentTenderFilter, type TenderFilterName } from "#api/tenders/tenderFilter.rules.ts";

const TYPES = {
  statuses: () => [TenderStatusEnum],
  categories: () => [TenderCategoryEnum],
  names: () => [String],
  text: () => String,
  money: () => SafeInt,
  moment: () => DateTimeISO,
  days: () => Int,
  flag: () => Boolean,
} satisfies Record<(typeof TENDER_FILTERS)[TenderFilterName]["type"], unknown>;

class SentFilter {}

/** An input field for each filter of tenderFilter.rules.ts. */
InputType("TenderFilter", { description: "Every given condition must be met." })(SentFilter);
for (const name of TENDER_FILTER_NAMES) {
  const { type, meaning } = TENDER_FILTERS[name];
  Field(TYPES[type], { nullable: true, description: meaning })(SentFilter.prototype, name);
}

export const TenderFilter = SentFilter as new () => SentTenderFilter;
export type TenderFilter = SentTenderFilter;
