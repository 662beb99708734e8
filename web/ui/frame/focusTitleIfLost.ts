import { focusTitle } from "#web/ui/frame/focusTitle.ts";

/**
 * Call it when a dialog has closed: MUI cannot restore the focus if the address opened the dialog, or if the button that
 * opened it is removed.
 * @param dialog the element that is about to be removed; it may still hold the focus
 */
export function focusTitleIfLost(dialog: HTMLElement) {
  const holder = document.activeElement;
  if (holder === document.body || dialog.contains(holder)) focusTitle();
}
