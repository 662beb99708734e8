/** Call it when the focused element is removed: the focus goes to the page's h1. */
export const focusTitle = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
