let held = 0;

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Makes the browser ask for confirmation before the page is closed (beforeunload).
 * @returns A function to call when the changes are saved or dropped. The browser then no longer asks about them.
 */
export function holdUnsavedChanges() {
  held += 1;
  window.addEventListener("beforeunload", warn);
  return () => {
    held -= 1;
    if (held === 0) window.removeEventListener("beforeunload", warn);
  };
}

export const hasUnsavedChanges = () => held > 0;
