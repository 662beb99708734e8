import { bidSchema } from "#api/bids/bid.rules.ts";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { plainAmount } from "#web/format/plainAmount.ts";

/** Spec §5, bid form. The amount may be typed as the screen writes it, "$1,250,000"; the server reads digits only. */
export const typedBidSchema = bidSchema.transform((typed: Partial<TypedBid>) =>
  typed.bidAmount === undefined ? typed : { ...typed, bidAmount: plainAmount(typed.bidAmount) },
);
