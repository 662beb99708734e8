/**
 * Holds back clicks on buttons until the screen is hydrated, because buttons do nothing before that. Then clicks the
 * button that the visitor pressed last, by a click or by Enter in a field.
 */
export function replayClicks() {
  const root = document.getElementById("root");
  let held: HTMLButtonElement | null = null;

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    held = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  root?.addEventListener("click", hold, true);

  document.addEventListener("hydrated", () => {
    root?.removeEventListener("click", hold, true);
    held?.click();
    held = null;
  });
}
