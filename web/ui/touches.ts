/** The events that count as a first interaction with a not yet hydrated part of the page. */
export const TOUCHES = ["pointerdown", "keydown", "touchstart", "focusin", "click", "input"];
