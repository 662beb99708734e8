/** Adds a copy button to each example and program. */
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

/** Inserts the page's own origin into the examples. The build inserts the server's PUBLIC_URL, which may not be set. */
export function fillInOrigin() {
  for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
}
