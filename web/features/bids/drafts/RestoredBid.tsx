import { useFormikContext } from "formik";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { RestoredAlert } from "#web/ui/forms/RestoredAlert.tsx";

/**
 * Says that the draft was restored. The Discard button blanks the form, and saving the blank form removes the draft.
 */
export function RestoredBid({ blank }: { blank: TypedBid }) {
  const { setValues } = useFormikContext<TypedBid>();
  return <RestoredAlert onDiscard={() => void setValues(blank, false)} />;
}
