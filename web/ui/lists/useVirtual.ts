import { type FocusEvent, useState } from "react";

import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";

/**
 * A list of at most this many items is not virtual, so that the browser's find-in-page finds all items. The limit is
 * below the length of a page, so a list with further pages is virtual from its first page on.
 */
export const MAX_PLAIN_ITEMS = FIRST_PAGE - 1;

/**
 * Returns whether a list with this many items is virtual. The result does not change while the focus is inside the
 * list: switching would remount every item and lose the focus.
 */
export function useVirtual(count: number) {
  const isLong = count > MAX_PLAIN_ITEMS;
  const [isVirtual, setVirtual] = useState(isLong);
  const [hasFocus, setFocus] = useState(false);
  if (isVirtual !== isLong && !hasFocus) setVirtual(isLong);

  return {
    isVirtual,
    hasFocus,
    /** Spread these props on the element around the list. */
    watchFocus: {
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(keepsFocus(event)),
    },
  };
}

/** Whether the focus stays within the element, or only the browser window loses the focus. */
const keepsFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget ?? document.activeElement);
