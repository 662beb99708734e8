import { type RefObject, useLayoutEffect } from "react";

/** Who goes into the toast's region by F8, by Tab or by a click is back where they were once the toast is gone. */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    // Radix puts the list, and what leads into it by Tab, into one region.
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
