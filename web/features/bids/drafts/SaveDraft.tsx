import { useFormikContext } from "formik";
import { useEffect } from "react";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type DraftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";

/** Passes typed text to the draft saver, and also initial text that the server does not have. */
export function SaveDraft({ saver }: { saver: DraftSaver }) {
  const { initialValues } = useFormikContext<TypedBid>();

  useValuesChange(saver.type);
  useEffect(() => {
    if (saver.opensUnsaved) saver.type(initialValues);
  }, [saver, initialValues]);

  return null;
}
