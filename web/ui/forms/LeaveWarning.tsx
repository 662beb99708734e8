import { useFormikContext } from "formik";
import { useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";

import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

interface Props {
  /** The URL parameter that keeps the form open. */
  openedBy?: string;
  onLeave?: () => void;
}

/** Unsaved changes: asks before navigation or closing the tab. A form that is submitting may be left, since success navigates away. */
export function LeaveWarning({ openedBy, onLeave }: Props) {
  const { dirty, isSubmitting } = useFormikContext();
  const unsaved = dirty && !isSubmitting;
  const placeOf = ({ pathname, search }: Location) =>
    openedBy ? `${pathname}?${new URLSearchParams(search).get(openedBy) ?? ""}` : pathname;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );

  useEffect(() => (unsaved ? holdUnsavedChanges() : undefined), [unsaved]);

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return <LeaveDialog open={blocker.state === "blocked"} onStay={() => blocker.reset?.()} onLeave={leave} />;
}
