/** Where the focus goes when the thing that had it is gone: to the title of the page. */
export const focusTitle = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
