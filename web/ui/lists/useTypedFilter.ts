import { useEffect, useEffectEvent, useState } from "react";

/** Browsers allow an address to change about a hundred times in half a minute: it follows when the typing pauses. */
const PAUSE_MS = 250;

/**
 * The text of a field that filters a list: what is typed is told when the typing pauses, or by `commit` at once.
 * @param emptyWins whether a filter that was emptied from outside also empties what is being typed; a field that is
 * drawn anew when the filters are cleared needs no such thing
 */
export function useTypedFilter(value: string, onTyped: (value: string) => void, { emptyWins = false } = {}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The address moved: by our own hand, or by Back or Clear Filters. What is being typed is not overwritten.
    setKnown(value);
    if (typed === known || (emptyWins && value === "")) setTyped(value);
  }

  function commit() {
    if (typed !== value) onTyped(typed);
  }
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    const timer = setTimeout(() => commitAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped, commit };
}
