/** All of a public page's script until the visitor is idle, or touches something. It comes after the text and its font. */

/** Spec §9: the navigation notes 50 px, the way back to the top shows beyond 500 px. */
const NOTED = 50;
const FAR = 500;
const MENU_SCROLL_DELAY = 100;
const TOUCHES = ["pointerdown", "keydown", "touchstart", "focusin"];
const IDLE_WITHIN = 3000;

const { documentElement: html } = document;

function noteScroll() {
  html.dataset.scrolled = scrollY > FAR ? "far" : scrollY > NOTED ? "some" : "no";
}
addEventListener("scroll", noteScroll, { passive: true });
noteScroll();

/** Scrolls to a section, unless the visitor has gone on to another by then. */
function scrollLater(hash: string, delay: number) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (section) setTimeout(() => location.hash === hash && section.scrollIntoView(), delay);
}

/**
 * Spec §2: the menu closes after a choice. The focus that it gives back may stop the browser's own way to the section, and while a
 * smooth scroll is under way the browser leaves its next one out: so the page makes sure itself.
 */
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link) return;
  const menu = link.closest<HTMLElement>("[popover]");
  menu?.hidePopover();
  if (link.hash && link.pathname === location.pathname) scrollLater(link.hash, menu ? MENU_SCROLL_DELAY : 0);
});

/** Spec §2: who comes from another page to a section gets there after about 100 ms. */
addEventListener("load", () => scrollLater(location.hash, MENU_SCROLL_DELAY));

let awake = false;
function wake() {
  if (awake) return;
  awake = true;
  // The page names the files: all are asked for at once, and none of this script's own imports has to come before it.
  for (const file of document.querySelector<HTMLElement>("script[data-hydrate]")?.dataset.hydrate?.split(" ") ?? []) void import(/* @vite-ignore */ file);
}
for (const touch of TOUCHES) addEventListener(touch, wake, { capture: true, passive: true, once: true });
/** What the page is drawn with comes first: the first frame after it is there has been painted when the second is asked for. */
function wakeIdle() {
  // Not every browser has it.
  if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: IDLE_WITHIN });
  else setTimeout(wake, IDLE_WITHIN);
}
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(wakeIdle)));

export {};
