import type { Cacheable } from "#api/core/graphql/cacheable.ts";
import { fieldNames } from "#api/core/rules/schemaFields.rules.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { TENDER_FILTER_NAMES, type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

/** Filters that compare with the clock: their results change even if no tender changes. */
const BY_THE_CLOCK: TenderFilterName[] = ["acceptsBids", "closingWithinDays"];

/**
 * Filters that read bids. Their results cannot be cached by the revision of the tenders, because a change of a bid does
 * not change this revision.
 */
const BY_BIDS: TenderFilterName[] = ["withoutBids", "awardedFrom", "awardedTo"];

/**
 * The fields and inputs whose results can be cached by the revision of the tenders. They depend only on the columns of
 * `tenders` and on the user's role. Do not add `acceptsBids`, `bids` or `bidCount`, which depend on the clock or on
 * bids.
 */
export const cacheableTenders: Cacheable = {
  fields: {
    Query: ["tenders", "tender", "tenderRevision", "tendersSince"],
    TenderChanges: ["revision", "isComplete", "changed", "removed"],
    TenderConnection: ["nodes", "edges", "pageInfo", "revision", "totalCount", "totalCountIsExact"],
    TenderEdge: ["node", "cursor"],
    PageInfo: ["hasNextPage", "endCursor", "hasPreviousPage", "startCursor"],
    Tender: [
      "id",
      "createdBy",
      "createdAt",
      "updatedAt",
      "deletedAt",
      "version",
      "openingPersons",
      "openedAt",
      "newestAddendum",
      "amendedAt",
      "cancelledAt",
      "cancelReason",
      "awardTakenBackAt",
      "awardTakenBackReason",
      "takesQuestions",
      "requiredDocuments",
      "questionsUntil",
      "documentsUntil",
      ...fieldNames(tenderSchema),
    ],
  },
  notCached: ["bidCount"],
  inputs: [
    "field",
    "direction",
    ...TENDER_FILTER_NAMES.filter((name) => ![...BY_THE_CLOCK, ...BY_BIDS].includes(name)),
  ],
};
