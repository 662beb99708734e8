import { useState } from "react";

interface Shown {
  startIndex: number;
  endIndex: number;
}

/** Far enough from zero that any number of items can come in above. */
const ORIGIN = 1_000_000_000;

/**
 * What is on the screen stays there when items above it come or go: Virtuoso moves by as many items as the index of
 * the first one changes. At the top of the list nothing is held, so that a new first item is seen.
 */
export function useScrollAnchor<T>(items: readonly T[], keyOf: (item: T) => string) {
  const [shown, setShown] = useState<Shown>({ startIndex: ORIGIN, endIndex: ORIGIN });
  const [last, setLast] = useState({ items, firstItemIndex: ORIGIN });
  if (last.items === items) return { firstItemIndex: last.firstItemIndex, setShown };

  const middle = Math.floor((shown.startIndex + shown.endIndex) / 2) - last.firstItemIndex;
  const held = shown.startIndex > last.firstItemIndex ? last.items[middle] : undefined;
  const now = held === undefined ? -1 : items.findIndex((item) => keyOf(item) === keyOf(held));
  const firstItemIndex = now === -1 ? last.firstItemIndex : last.firstItemIndex - (now - middle);
  setLast({ items, firstItemIndex });
  return { firstItemIndex, setShown };
}
