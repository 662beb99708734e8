import { useFormikContext } from "formik";
import { useEffect } from "react";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type DraftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";

/**
 * Passes all typed text to the draft saver, and at first also the form's initial text if the server does not have it.
 */
export function SaveDraft({ saver }: { saver: DraftSaver }) {
  const { initialValues } = useFormikContext<TypedBid>();

  useValuesChange(saver.type);
  useEffect(() => {
    if (saver.opensUnsaved) saver.type(initialValues);
  }, [saver, initialValues]);

  return null;
}
