import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Restores the focus when a tender moves to another group, where React mounts it again. If the focus was inside the
 * tender, it moves to the tender's row.
 * @param rowOf returns the id of a tender's row element
 * @returns props for the element around a tender; in React the focus events of the tender's dialogs also bubble to it
 */
export function useFocusOfMoved(rowOf: (tenderId: string) => string) {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      document.getElementById(rowOf(focused.current))?.focus();
  });

  return (tenderId: string) => ({
    onFocus: () => {
      focused.current = tenderId;
    },
    /**
     * Ignores a blur event of an element that was removed: removing an element also fires one, but the user has not
     * left the tender.
     */
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  });
}
