import { MIN_PROPOSAL, type BidTerms, bidSchema } from "#api/bids/bid.rules.ts";
import type { FieldPropsOf } from "#web/ui/forms/fieldProps.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

/** The fields of the bid form (spec §5). */
export const BID_FIELDS: FieldPropsOf<BidTerms> = {
  bidAmount: { label: "Bid amount", unit: "(USD)", type: "number", autoComplete: "transaction-amount", required: true },
  technicalProposal: {
    label: "Technical proposal",
    multiline: true,
    rows: 6,
    autoComplete: "off",
    helperText: `At least ${MIN_PROPOSAL} characters: method, team, equipment, comparable works.`,
    required: true,
  },
  timelineDays: { label: "Timeline", unit: "(days)", type: "number", autoComplete: "off", required: true },
  documentsUrl: {
    label: "Documents URL",
    type: "url",
    inputMode: "url",
    autoComplete: "url",
    helperText: "Optional: a link to your drawings, certificates and price schedule.",
  },
};

/** The validation schema of the bid form (spec §5), for values that are typed as text. */
export const typedBidSchema = typedSchema(bidSchema);
