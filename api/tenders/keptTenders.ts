import type { Keepable } from "#api/core/graphql/keepable.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { TENDER_FILTER_NAMES, type TenderFilterName } from "#api/tenders/tenderFilter.rules.ts";

/** These compare with the clock: their answer changes without a change of a tender. */
const BY_THE_CLOCK: TenderFilterName[] = ["acceptsBids", "closingWithinDays"];

/** These read bids, which do not move the tenders' revision. */
const BY_BIDS: TenderFilterName[] = ["withoutBids", "awardedFrom", "awardedTo"];

/** What depends on nothing but the tenders' columns and the role. `acceptsBids`, `bids` and `bidCount` do not belong here. */
export const keptTenders: Keepable = {
  fields: {
    Query: ["tenders", "tender", "tenderRevision", "tendersSince"],
    TenderChanges: ["revision", "isComplete", "changed", "removed"],
    TenderConnection: ["nodes", "pageInfo", "revision", "totalCount", "totalCountIsExact"],
    PageInfo: ["hasNextPage", "endCursor"],
    Tender: ["id", "createdBy", "createdAt", "updatedAt", "deletedAt", "version", "openingPersons", "openedAt", "newestAddendum", "amendedAt", "cancelledAt", "cancelReason", "takesQuestions", "questionsUntil", "documentsUntil", ...fieldNames(tenderSchema)],
  },
  notKept: ["bidCount"],
  inputs: ["field", "direction", ...TENDER_FILTER_NAMES.filter((name) => ![...BY_THE_CLOCK, ...BY_BIDS].includes(name))],
};
