/**
 * Replays clicks: buttons do nothing before hydration, so the last button that was pressed, by click or by Enter in a
 * field, is clicked again after it.
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
