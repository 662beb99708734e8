import { bidSchema } from "#api/bids/bid.rules.ts";

import { typedSchema } from "#web/ui/forms/typedSchema.ts";

/** Spec §5, bid form. */
export const typedBidSchema = typedSchema(bidSchema);
