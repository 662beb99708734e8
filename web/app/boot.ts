/** The only script of a public page before hydration, which waits until the browser is idle or the visitor interacts. */

/** Spec §9: scroll positions in pixels: of the navigation bar's change, and of the scroll-to-top button. */
const SCROLLED_PX = 50;
const FAR_PX = 500;
const SCROLL_DELAY_MS = 100;
const INTERACTIONS = ["pointerdown", "keydown", "touchstart", "focusin"];
const IDLE_TIMEOUT_MS = 3000;

const { documentElement: html } = document;

function noteScroll() {
  html.dataset.scrolled = scrollY > FAR_PX ? "far" : scrollY > SCROLLED_PX ? "some" : "no";
}
addEventListener("scroll", noteScroll, { passive: true });
noteScroll();

/** Scrolls to a section, unless the URL has changed by then. */
function scrollLater(hash: string, delay: number) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (section) setTimeout(() => location.hash === hash && section.scrollIntoView(), delay);
}

/**
 * Spec §2: the menu closes after a choice. Restoring the focus may cancel the browser's scroll to the section, and browsers drop a
 * scroll during a smooth one: so scroll again explicitly.
 */
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link) return;
  const menu = link.closest<HTMLElement>("[popover]");
  menu?.hidePopover();
  if (link.hash && link.pathname === location.pathname) scrollLater(link.hash, menu ? SCROLL_DELAY_MS : 0);
});

/** Spec §2: a link from another page scrolls to its section after about 100 ms. */
addEventListener("load", () => scrollLater(location.hash, SCROLL_DELAY_MS));

let hydrated = false;
function hydrate() {
  if (hydrated) return;
  hydrated = true;
  // Preload: imports all files named in the page in parallel, instead of one after the other.
  for (const file of document.querySelector<HTMLElement>("script[data-hydrate]")?.dataset.hydrate?.split(" ") ?? []) void import(/* @vite-ignore */ file);
}
for (const interaction of INTERACTIONS) addEventListener(interaction, hydrate, { capture: true, passive: true, once: true });
/** Hydrates when idle, after the first paint: the second animation frame follows it. */
function hydrateWhenIdle() {
  // Fallback: requestIdleCallback is missing in some browsers.
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(hydrate, IDLE_TIMEOUT_MS);
}
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(hydrateWhenIdle)));

export {};
