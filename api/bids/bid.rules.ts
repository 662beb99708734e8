import { object, type InferType } from "yup";

import {
  atLeast,
  money,
  optionalWebAddress,
  requiredId,
  requiredLongText,
  typedText,
  wholeNumber,
} from "#api/core/rules/fields.rules.ts";

export const MIN_PROPOSAL = 50;
const PROPOSAL_TOO_SHORT = `Technical proposal must be at least ${MIN_PROPOSAL} characters`;
const MAX_TIMELINE_DAYS = 36_500;

/** Spec §5, bid form. The budget range is a hint: amounts outside it are accepted. */
export const bidSchema = object({
  bidAmount: money(1, "Bid amount must be a whole number of US dollars, at least 1").required("Bid amount is required"),
  technicalProposal: requiredLongText(PROPOSAL_TOO_SHORT, 50_000).test(atLeast(MIN_PROPOSAL, PROPOSAL_TOO_SHORT)),
  timelineDays: wholeNumber(1, MAX_TIMELINE_DAYS, "Timeline must be a whole number of days, at least 1").required(
    "Timeline is required",
  ),
  documentsUrl: optionalWebAddress(),
});
export type BidTerms = InferType<typeof bidSchema>;

/** Validates a bid draft. A draft is stored as typed, so only the maximum length of each field is checked. */
export const bidDraftSchema = object({
  bidAmount: typedText(100),
  technicalProposal: typedText(60_000),
  timelineDays: typedText(100),
  documentsUrl: typedText(2500),
} satisfies Record<keyof BidTerms, unknown>);

export const submittedBidSchema = bidSchema.shape({
  tenderId: requiredId("Required"),
});
