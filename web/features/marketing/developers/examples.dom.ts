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
 * Replaces the origin in the examples by that of this page. The server inserts PUBLIC_URL there, which may be another
 * one.
 */
export function fillInOrigin() {
  for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
}
