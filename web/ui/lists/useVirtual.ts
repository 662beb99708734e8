import { type FocusEvent, useState } from "react";

import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";

/** Shorter lists are rendered whole, so that the browser's find-in-page works. A list with further pages is virtual from its first one on. */
export const MAX_PLAIN_ITEMS = FIRST_PAGE - 1;

/**
 * Whether a list of this many items is virtual. While the focus is inside, the answer stays: the other kind of list would mount
 * every item again, and the focus would be lost.
 */
export function useVirtual(count: number) {
  const isLong = count > MAX_PLAIN_ITEMS;
  const [isVirtual, setVirtual] = useState(isLong);
  const [hasFocus, setFocus] = useState(false);
  if (isVirtual !== isLong && !hasFocus) setVirtual(isLong);

  return {
    isVirtual,
    hasFocus,
    /** Spread on the element around the list. */
    watchFocus: {
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(keepsFocus(event)),
    },
  };
}

/** Whether the focus moves within the element, or only the browser's window loses it. */
const keepsFocus = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget ?? document.activeElement);
