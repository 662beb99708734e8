import { useState } from "react";

interface Shown {
  startIndex: number;
  endIndex: number;
}

/** The initial index of the first item. It is so large that any number of items can be prepended. */
const ORIGIN = 1_000_000_000;

/**
 * Scroll anchoring for a virtual list: visible items keep their position when items above them are added or removed.
 * For this, `firstItemIndex` changes by the number of these items, and Virtuoso shifts the list accordingly. At the top
 * of the list nothing is anchored, so that a new first item is visible. If an item has the focus, it is anchored even
 * there: otherwise it might no longer be rendered, and would lose the focus.
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
