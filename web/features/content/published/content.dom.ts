/**
 * Sets tabIndex on tables that scroll sideways, because otherwise they could not be scrolled by keyboard.
 * @returns the cleanup function
 */
export function makeTablesFocusable(within: ParentNode) {
  const reach = () => within.querySelectorAll<HTMLTableElement>(".article-body table").forEach(reachByKeyboard);
  reach();
  addEventListener("resize", reach);
  return () => removeEventListener("resize", reach);
}

function reachByKeyboard(table: HTMLTableElement) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute("tabindex");
}

/** Removes each project picture that fails to load, so that the drawing behind it is seen. */
export function dropBrokenPictures() {
  // Listen in the capture phase, because error events do not bubble.
  document.addEventListener("error", ({ target }) => drop(target), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>(".project-picture img")) {
    // Also check pictures that failed before this script ran.
    if (picture.complete && picture.naturalWidth === 0) drop(picture);
  }
}

function drop(target: EventTarget | null) {
  if (target instanceof HTMLImageElement && target.closest(".project-picture")) target.remove();
}
