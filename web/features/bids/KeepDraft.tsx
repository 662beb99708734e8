import { useFormikContext } from "formik";
import { useEffect, useLayoutEffect, useRef } from "react";

import { isEmptyBid, type BidDraft, type TypedBid } from "#web/features/bids/bidDraft.ts";

/** A draft is put in as if it had just been typed, so that it counts as unsaved; nothing is validated by that. */
export function KeepDraft({ draft }: { draft: BidDraft }) {
  const { values, setValues } = useFormikContext<TypedBid>();
  const known = useRef(values);

  useLayoutEffect(() => {
    const kept = draft.read();
    if (!isEmptyBid(kept)) void setValues(kept, false);
  }, [draft, setValues]);

  useEffect(() => {
    if (values === known.current) return;
    known.current = values;
    if (isEmptyBid(values)) draft.drop();
    else draft.keep(values);
  }, [draft, values]);

  return null;
}
