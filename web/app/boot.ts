/** The only script of a public page until one of its islands wakes. A build of its own: one file, which shares nothing with the portal. */

import { wakeIslands } from "#web/app/wakeIslands.ts";
import { dropBrokenPictures } from "#web/features/content/dropBrokenPictures.ts";
import { reachTables } from "#web/features/content/reachTables.ts";
import { offerCopies } from "#web/features/marketing/developers/offerCopies.ts";
import { tellOrigin } from "#web/features/marketing/developers/tellOrigin.ts";
import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";
import { markSectionInView } from "#web/features/marketing/legal/markSectionInView.ts";

/** Spec §9: scroll positions in pixels: of the navigation bar's change, and of the scroll-to-top button. */
const SCROLLED_PX = 50;
const FAR_PX = 500;
const SCROLL_DELAY_MS = 100;

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

function start() {
  wakeIslands();
  markSectionInView();
  tellOrigin();
  offerCopies();
  reachTables(document);
  dropBrokenPictures();
}
// An async module may run before the document is parsed, and after its load event too.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

function startLoaded() {
  // Spec §2: a link from another page scrolls to its section after about 100 ms.
  scrollLater(location.hash, SCROLL_DELAY_MS);
  askForCookies();
}
if (document.readyState === "complete") startLoaded();
else addEventListener("load", startLoaded);
