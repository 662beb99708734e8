import { useEffect, useEffectEvent, useState } from "react";

import { useUnpressed } from "#web/ui/lists/useUnpressed.ts";

/** Debounce in milliseconds: browsers limit URL changes to about 100 in 30 seconds. */
const DEBOUNCE_MS = 250;

/**
 * Debounced text of a filter field: reports the text when the typing pauses, or at once with `commit`.
 * @param emptyWins whether a filter that was cleared elsewhere also clears the typed text; not needed for a field that is
 * remounted when the filters are cleared
 */
export function useDebouncedFilter(value: string, onTyped: (value: string) => void, { emptyWins = false } = {}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The URL changed: by this field, or by Back or Clear Filters. Text that is being typed is not overwritten.
    setKnown(value);
    if (typed === known || (emptyWins && value === "")) setTyped(value);
  }

  const commit = useUnpressed(() => {
    if (typed !== value) onTyped(typed);
  });
  const commitAfterDebounce = useEffectEvent(commit);
  useEffect(() => {
    const timer = setTimeout(() => commitAfterDebounce(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped, commit };
}
