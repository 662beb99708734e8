import { useState } from "react";

interface Shown {
  startIndex: number;
  endIndex: number;
}

/** Large enough for any number of items to be prepended. */
const ORIGIN = 1_000_000_000;

/**
 * Scroll anchoring: visible items keep their position when items above them are added or removed. Virtuoso shifts by the change of
 * `firstItemIndex`. At the top of the list there is no anchor, so that a new first item is visible;
 * unless an item has the focus, which would be lost if the item were pushed out of what is rendered.
 */
export function useScrollAnchor<T>(items: readonly T[], keyOf: (item: T) => string, hasFocus = false) {
  const [shown, setShown] = useState<Shown>({ startIndex: ORIGIN, endIndex: ORIGIN });
  const [last, setLast] = useState({ items, firstItemIndex: ORIGIN });
  if (last.items === items) return { firstItemIndex: last.firstItemIndex, setShown };

  const middle = Math.floor((shown.startIndex + shown.endIndex) / 2) - last.firstItemIndex;
  const held = hasFocus || shown.startIndex > last.firstItemIndex ? last.items[middle] : undefined;
  const now = held === undefined ? -1 : items.findIndex((item) => keyOf(item) === keyOf(held));
  const firstItemIndex = now === -1 ? last.firstItemIndex : last.firstItemIndex - (now - middle);
  setLast({ items, firstItemIndex });
  return { firstItemIndex, setShown };
}
