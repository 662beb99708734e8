import { type FocusEvent, useEffect, useRef } from "react";

/**
 * A tender that moves to another group is mounted once more there. Where the focus was inside it, it goes to the tender's row.
 * @param rowOf the id of the row's element
 * @returns what to spread on the element around a tender; React tells the focus of its dialogs there, too
 */
export function useFocusOfMoved(rowOf: (tenderId: string) => string) {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (focused.current !== null && document.activeElement === document.body) document.getElementById(rowOf(focused.current))?.focus();
  });

  return (tenderId: string) => ({
    onFocus: () => {
      focused.current = tenderId;
    },
    /** What is removed is not left. */
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  });
}
