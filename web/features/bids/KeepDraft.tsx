import { useFormikContext } from "formik";
import { useEffect } from "react";

import { type BidDraft, type TypedBid } from "#web/features/bids/bidDraft.ts";

export function KeepDraft({ draft }: { draft: BidDraft }) {
  const { values, dirty } = useFormikContext<TypedBid>();
  useEffect(() => {
    if (dirty) draft.keep(values);
  }, [draft, values, dirty]);
  return null;
}
