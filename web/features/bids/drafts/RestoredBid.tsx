import { useFormikContext } from "formik";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { RestoredNotice } from "#web/ui/forms/RestoredNotice.tsx";

/** Discard resets the form to blank values; the empty text removes the draft, as if the bidder had typed it. */
export function RestoredBid({ blank }: { blank: TypedBid }) {
  const { setValues } = useFormikContext<TypedBid>();
  return <RestoredNotice onDiscard={() => void setValues(blank, false)} />;
}
