import { useFormikContext } from "formik";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

import { LeaveDialog } from "#web/ui/LeaveDialog.tsx";
import { holdUnsavedChanges } from "#web/ui/unsavedChanges.ts";

/** What was typed is not lost by a stray click or a closed tab. A form that is being submitted may be left: success leads elsewhere. */
export function LeaveWarning() {
  const { dirty, isSubmitting } = useFormikContext();
  const unsaved = dirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => (unsaved ? holdUnsavedChanges() : undefined), [unsaved]);

  return (
    <LeaveDialog
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
