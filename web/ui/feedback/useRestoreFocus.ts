import { type RefObject, useLayoutEffect } from "react";

/**
 * When a toast is removed, moves the focus back to where it was before F8, Tab or a click moved it into the toast
 * region.
 */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    // The parent is the region element, in which Radix wraps the list and its focus guards.
    const region = list.current?.parentElement;
    if (!region) return;
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before = relatedTarget;
    };
    region.addEventListener("focusin", remember);
    return () => {
      region.removeEventListener("focusin", remember);
      if (region.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [list]);
}
