import { type RefObject, useLayoutEffect } from "react";

/** Focuses the page's h1. Call it when the element that has the focus is removed. */
export const focusTitle = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });

/**
 * Focuses the page's h1 after a dialog was closed, if the focus was lost. MUI cannot restore the focus if the URL
 * opened the dialog, or if the button that opened the dialog was removed.
 * @param dialog The dialog's element, which is about to be removed. It may still contain the focus.
 */
export function focusTitleIfLost(dialog: HTMLElement) {
  const holder = document.activeElement;
  if (holder === document.body || dialog.contains(holder)) focusTitle();
}

/** Focuses the page's h1 when the element is removed while it contains the focus. */
export function useFocusTitleAfter(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const removed = element.current;
    return () => {
      if (removed?.contains(document.activeElement)) focusTitle();
    };
  }, [element]);
}
