/** Until the screen is hydrated, its buttons do nothing: the last one that was pressed, by hand or by Enter in a field, is pressed again then. */
export function holdClicks() {
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
