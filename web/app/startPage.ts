import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";
import { markSectionInView } from "#web/features/marketing/legal/markSectionInView.ts";

/**
 * The scroll positions in pixels beyond which the navigation bar changes, and beyond which the scroll-to-top button
 * appears (spec §9).
 */
const SCROLLED_PX = 50;
const FAR_PX = 500;
const SCROLL_DELAY_MS = 100;

function noteScroll() {
  document.documentElement.dataset.scrolled = scrollY > FAR_PX ? "far" : scrollY > SCROLLED_PX ? "some" : "no";
}

/** Scrolls to a section after a delay, unless the URL's hash has changed by then. */
function scrollLater(hash: string, delay: number) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (section) setTimeout(() => location.hash === hash && section.scrollIntoView(), delay);
}

/**
 * Closes the menu after a choice (spec §2), and scrolls to the section of a link on this page. The closed menu returns
 * the focus, which may cancel the browser's own smooth scroll. Then the scroll waits, because browsers ignore a new
 * scroll while a smooth scroll runs.
 */
function followLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link) return;
  const menu = link.closest<HTMLElement>("[popover]");
  menu?.hidePopover();
  if (link.hash && link.pathname === location.pathname) scrollLater(link.hash, menu ? SCROLL_DELAY_MS : 0);
}

function startLoaded() {
  // Spec §2: a link from another page scrolls to its section after about 100 ms.
  scrollLater(location.hash, SCROLL_DELAY_MS);
  askForCookies();
}

/**
 * Runs the common part of every public page's script.
 * @param start Called after the document is parsed.
 */
export function startPage(start: () => void) {
  addEventListener("scroll", noteScroll, { passive: true });
  noteScroll();
  document.addEventListener("click", followLink);

  function startParsed() {
    start();
    markSectionInView();
  }
  // Check readyState, because an async module may run before the document is parsed, or even after its load event.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startParsed);
  else startParsed();
  if (document.readyState === "complete") startLoaded();
  else addEventListener("load", startLoaded);
}
