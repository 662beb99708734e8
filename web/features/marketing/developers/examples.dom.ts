/** Adds a copy button above each example and each program. */
export function addCopyButtons() {
  for (const code of document.querySelectorAll<HTMLElement>("[data-runs], [data-copied]")) {
    const button = document.createElement("button");
    button.className = "example-copy";
    button.textContent = "Copy";
    button.onclick = () =>
      void navigator.clipboard.writeText(code.innerText).then(() => (button.textContent = "Copied"));
    code.before(button);
  }
}

/**
 * Replaces the origin in the examples with the origin of this page. The server writes PUBLIC_URL into the examples,
 * which may be a different origin.
 */
export function fillInOrigin() {
  for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
}
