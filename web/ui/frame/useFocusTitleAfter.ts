import { type RefObject, useLayoutEffect } from "react";

import { focusTitle } from "#web/ui/frame/focusTitle.ts";

/** When the element is removed with the focus in it, the focus goes to the page's title. */
export function useFocusTitleAfter(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const removed = element.current;
    return () => {
      if (removed?.contains(document.activeElement)) focusTitle();
    };
  }, [element]);
}
