import { useFormikContext } from "formik";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { RestoredAlert } from "#web/ui/forms/RestoredAlert.tsx";

/**
 * Says that the form opened with a draft. The Discard button resets the form to `blank`, and saving these values
 * removes the draft.
 */
export function RestoredBid({ blank }: { blank: TypedBid }) {
  const { setValues } = useFormikContext<TypedBid>();
  return <RestoredAlert onDiscard={() => void setValues(blank, false)} />;
}
