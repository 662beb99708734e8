/** Puts a button to copy it into each example. */
export function offerCopies() {
  for (const code of document.querySelectorAll<HTMLElement>("[data-runs]")) {
    const button = document.createElement("button");
    button.className = "example-copy";
    button.textContent = "Copy";
    button.onclick = () => void navigator.clipboard.writeText(code.innerText).then(() => (button.textContent = "Copied"));
    code.before(button);
  }
}
