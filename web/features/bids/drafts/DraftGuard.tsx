import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";

import { type DraftState } from "#web/features/bids/drafts/draft.reducer.ts";
import { type DraftSaver } from "#web/features/bids/drafts/draftSaver.ts";
import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

/** Delay in milliseconds before the dialog opens. Most saves are faster, so the dialog does not open. */
const TIMEOUT_MS = 1000;

interface Props {
  saver: DraftSaver;
  state: DraftState;
}

/** Saves the draft when the bidder leaves the form, and asks for confirmation only if the save fails or takes long. */
export function DraftGuard({ saver, state }: Props) {
  const unsaved = saver.isUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => saver.isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === "blocked";
  const late = useLate(blocked);

  useEffect(() => (unsaved ? holdUnsavedChanges() : undefined), [unsaved]);
  useEffect(() => {
    if (blocked) saver.flush();
  }, [blocked, saver]);
  useEffect(() => {
    if (blocked && !unsaved) blocker.proceed();
  }, [blocked, unsaved, blocker]);

  return (
    <LeaveDialog
      open={blocked && unsaved && (late || state.step !== "saving")}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

function useLate(waiting: boolean) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}
