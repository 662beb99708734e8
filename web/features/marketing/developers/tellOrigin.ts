/** Puts the address at which the page is read into the examples: the built page has the server's PUBLIC_URL, which may not be set. */
export function tellOrigin() {
  for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
}
