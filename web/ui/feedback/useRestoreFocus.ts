import { type RefObject, useLayoutEffect } from "react";

/** Returns the focus to where it was before F8, Tab or a click moved it into the toast region, once the toast is removed. */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    // Radix wraps the list and its focus guards in one region element.
    const region = list.current?.parentElement;
    if (!region) return;
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before = relatedTarget;
    };
    region.addEventListener("focusin", remember);
    return () => {
      region.removeEventListener("focusin", remember);
      if (region.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [list]);
}
