/** The events by which a person begins to use what is plain HTML until then. */
export const TOUCHES = ["pointerdown", "keydown", "touchstart", "focusin", "click", "input"];
