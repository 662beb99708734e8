/** Removes each project picture that fails to load, so that the drawing in its place is shown. */
export function dropBrokenPictures() {
  // Error events do not bubble.
  document.addEventListener("error", ({ target }) => drop(target), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>(".project-picture img")) {
    // It may have failed before this script ran.
    if (picture.complete && picture.naturalWidth === 0) drop(picture);
  }
}

function drop(target: EventTarget | null) {
  if (target instanceof HTMLImageElement && target.closest(".project-picture")) target.remove();
}
