import { focusTitle } from "#web/ui/frame/focusTitle.ts";

/**
 * When a dialog goes: the button that opened it may be gone too, or the address alone opened it.
 * @param dialog takes the focus itself from a button of its own that is disabled, and is about to leave with it
 */
export function focusTitleIfLost(dialog: HTMLElement) {
  const holder = document.activeElement;
  if (holder === document.body || dialog.contains(holder)) focusTitle();
}
