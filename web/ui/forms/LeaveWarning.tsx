import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Location, useBlocker } from "react-router-dom";

import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { addUnsavedForm, formsLeft } from "#web/ui/forms/unsavedChanges.ts";

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
  const drop = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const placeOf = ({ pathname, search }: Location) =>
      openedBy ? `${pathname}?${new URLSearchParams(search).get(openedBy) ?? ""}` : pathname;
    return addUnsavedForm({ isLeft: (from, to) => placeOf(from) !== placeOf(to), onLeave: () => drop() });
  }, [unsaved, openedBy]);

  const left = useRef<ReturnType<typeof formsLeft>>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    left.current = formsLeft(currentLocation, nextLocation);
    return left.current.length > 0;
  });

  function leave() {
    for (const form of left.current) form.onLeave();
    blocker.proceed?.();
  }

  return <LeaveDialog open={blocker.state === "blocked"} onStay={() => blocker.reset?.()} onLeave={leave} />;
}
