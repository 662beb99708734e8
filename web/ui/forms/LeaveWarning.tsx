import { useFormikContext } from "formik";
import { useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";

import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

interface Props {
  /** The URL parameter that opens the form in a dialog: a change of the parameter leaves the form. */
  openedBy?: string;
  onLeave?: () => void;
}

/**
 * Asks for confirmation before the user leaves a form with unsaved changes, by navigation or by closing the tab. It
 * does not ask while the form is being submitted, because a successful submit may navigate away.
 */
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
