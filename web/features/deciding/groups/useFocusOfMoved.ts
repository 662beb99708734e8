import { type FocusEvent, useEffect, useRef } from "react";

/**
 * A tender that moves to another group is mounted again there. If the focus was inside it, the focus moves to the
 * tender's row.
 * @param rowOf the id of the row's element
 * @returns props for the element around a tender; React also bubbles the focus events of its dialogs to it
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
     * The focus leaves a tender only if the blurred element still exists: removing an element also fires a blur event.
     */
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  });
}
