import { useEffect, useEffectEvent, useState } from "react";

import { useClearings } from "#web/ui/lists/clearedFilters.ts";
import { useUnpressed } from "#web/ui/lists/useUnpressed.ts";

/**
 * The debounce in milliseconds. It is needed because each filter changes the URL, and browsers limit URL changes to
 * about 100 in 30 seconds.
 */
const DEBOUNCE_MS = 250;

/**
 * The debounced text of a filter field. It reports the text when the typing pauses, or immediately with `commit`. Text
 * that was not reported yet is dropped when the filter is cleared elsewhere, and when the field is removed.
 * @param name The filter's name in the URL.
 */
export function useDebouncedFilter(name: string, value: string, onTyped: (value: string) => void) {
  const clearings = useClearings(name);
  const [knownClearings, setKnownClearings] = useState(clearings);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The URL was changed: by this field, by Back or by Clear Filters. Do not overwrite text that is being typed.
    setKnown(value);
    if (typed === known) setTyped(value);
  }
  if (clearings !== knownClearings) {
    setKnownClearings(clearings);
    setTyped("");
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
