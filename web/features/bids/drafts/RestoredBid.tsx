import { useFormikContext } from "formik";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { RestoredAlert } from "#web/ui/forms/RestoredAlert.tsx";

/**
 * Says that the form opened with a draft. The Discard button resets the form to `blank`; the autosave then deletes the
 * draft.
 */
export function RestoredBid({ blank }: { blank: TypedBid }) {
  const { setValues } = useFormikContext<TypedBid>();
  return <RestoredAlert onDiscard={() => void setValues(blank, false)} />;
}
