import { COMPANY_ID } from "#api/company-profiles/companyId.rules.ts";
import { BID_STATUSES } from "#api/bids/bidStatus.rules.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import {
  COUNTRY_NAMES,
  DAYS,
  ID_OF,
  momentAt,
  MONEY,
  PART,
  someOf,
  YES_OR_NO,
} from "#api/core/rules/filterKinds.rules.ts";
import { type FilterValues, meaning, type SentFilter } from "#api/core/rules/filterSet.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const FROM = "A date without a time means 00:00:00.000 UTC of that day.";
const TO = "A date without a time means 23:59:59.999 UTC of that day.";

/**
 * The filters for lists of bids. The GraphQL input, the query string of the page and the form controls use these names.
 * The SQL of the filters is in whereBid.ts.
 */
export const BID_FILTERS = {
  tenderId: meaning(ID_OF, "Bids on this tender."),
  companyId: meaning(
    COMPANY_ID,
    "Bids of this company, by Company.id or by the id of its user, which Bid.companyId and User.id are.",
  ),
  status: meaning(someOf("bidStatuses", BID_STATUSES), "The bid's status is one of these."),
  includeWithdrawn: meaning(
    YES_OR_NO,
    "true: withdrawn bids too; otherwise only live bids. Use it together with changedSince, so that your copy learns of withdrawals: these bids have withdrawnAt.",
  ),
  amountFrom: meaning(MONEY, "bidAmount is at least this amount. Leaves sealed bids out."),
  amountTo: meaning(MONEY, "bidAmount is at most this amount. Leaves sealed bids out."),
  daysFrom: meaning(DAYS, "timelineDays is at least this number. Leaves sealed bids out."),
  daysTo: meaning(DAYS, "timelineDays is at most this number. Leaves sealed bids out."),
  country: meaning(COUNTRY_NAMES, "The country of the company's profile is one of these, by their English names."),
  search: meaning(
    PART,
    "Text in the profile's company name, or in the tender's number or title as stored with the bid, ignoring case.",
  ),
  submittedFrom: meaning(momentAt("day start"), `Submitted or last revised at or after this time. ${FROM}`),
  submittedTo: meaning(momentAt("day end"), `Submitted or last revised at or before this time. ${TO}`),
  decidedFrom: meaning(momentAt("day start"), `Decided at or after this time. ${FROM}`),
  decidedTo: meaning(momentAt("day end"), `Decided at or before this time. ${TO}`),
  tenderCategory: meaning(someOf("categories", TENDER_CATEGORIES), "The tender's category is one of these."),
  tenderCountry: meaning(COUNTRY_NAMES, "The tender's country is one of these, by their English names."),
  tenderStatus: meaning(
    someOf("statuses", TENDER_STATUSES),
    "The tender's status is one of these; an open tender stays open when its closing time has passed.",
  ),
  changedSince: meaning(momentAt("day start"), CHANGED_SINCE),
  awaitsDecision: meaning(
    YES_OR_NO,
    "true: live pending bids whose tender is closed (by its status, or because its closing time has passed by the database's clock) and not cancelled. false: every other bid.",
  ),
};

export type BidFilterName = keyof typeof BID_FILTERS;
export type SentBidFilter = SentFilter<typeof BID_FILTERS>;
export type BidFilterValues = FilterValues<typeof BID_FILTERS>;
