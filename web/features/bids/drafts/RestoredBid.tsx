import { useFormikContext } from "formik";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { RestoredNotice } from "#web/ui/forms/RestoredNotice.tsx";

/** Discarding is typing the blank form: the draft is removed as if the bidder had emptied it. */
export function RestoredBid({ blank }: { blank: TypedBid }) {
  const { setValues } = useFormikContext<TypedBid>();
  return <RestoredNotice onDiscard={() => void setValues(blank, false)} />;
}
