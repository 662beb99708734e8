/**
 * The events that count as a user's first interaction with the page, or with a part that is not hydrated yet. They
 * start the loading of code.
 */
export const TOUCHES = ["pointerdown", "keydown", "touchstart", "focusin", "click", "input"];
