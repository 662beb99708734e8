import { MIN_PROPOSAL, type BidTerms, bidSchema } from "#api/bids/bid.rules.ts";
import type { FieldPropsOf } from "#web/ui/forms/fieldProps.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

/** The fields of the bid form (spec §5). */
export const BID_FIELDS: FieldPropsOf<BidTerms> = {
  bidAmount: {
    label: words.bidAmount,
    unit: "(USD)",
    type: "number",
    autoComplete: "transaction-amount",
    required: true,
  },
  technicalProposal: {
    label: words.technicalProposal,
    multiline: true,
    rows: 6,
    autoComplete: "off",
    helperText: words.atLeastCharactersMethodTeamEquipment(MIN_PROPOSAL),
    required: true,
  },
  timelineDays: { label: words.timeline, unit: words.inDays, type: "number", autoComplete: "off", required: true },
  documentsUrl: {
    label: words.documentsUrl,
    type: "url",
    inputMode: "url",
    autoComplete: "url",
    helperText: words.optionalALinkToYourDrawings,
  },
};

/** The validation schema of the bid form (spec §5), for values that are typed as text. */
export const typedBidSchema = typedSchema(bidSchema);
