import { type RefObject, useLayoutEffect } from "react";

/** Focuses the page's h1. Must be called when the focused element is removed. */
export const focusTitle = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });

/**
 * Focuses the page's h1 after a dialog was closed. MUI cannot restore the focus if the URL opened the dialog, or if the
 * button that opened it was removed.
 * @param dialog the element that is about to be removed; it may still have the focus
 */
export function focusTitleIfLost(dialog: HTMLElement) {
  const holder = document.activeElement;
  if (holder === document.body || dialog.contains(holder)) focusTitle();
}

/** Focuses the page's title when the element is removed while it contains the focus. */
export function useFocusTitleAfter(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const removed = element.current;
    return () => {
      if (removed?.contains(document.activeElement)) focusTitle();
    };
  }, [element]);
}
